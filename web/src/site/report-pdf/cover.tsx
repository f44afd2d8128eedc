import type { CoverName } from '@/documents/report/report'
import { coverDrawing } from '@/documents/report/report-cover'
import type { Words } from '@/sanity/words'
import { Lantern } from '@/site/share-image/share-image'
import { Drawing } from './drawing'
import { Text, View } from './primitives'
import { COLORS, SERIF, SHEET, TYPE } from './theme'

type CoverProps = {
  title: string
  category: string
  published: string
  summary: string
  cover: CoverName
  brandName: string
  words: Words
}

const DRAWING_HEIGHT = 580

/** The cover as on the site, over a whole page. */
export function Cover({
  title,
  category,
  published,
  summary,
  cover,
  brandName,
  words,
}: CoverProps) {
  const Picture = coverDrawing(cover)
  const small = { ...TYPE.body, fontSize: 10, color: COLORS['on-night-soft'] }
  return (
    <View style={{ width: SHEET.width, height: SHEET.height, backgroundColor: COLORS.night }}>
      <View style={{ position: 'absolute', left: 0, bottom: 0 }}>
        <Drawing width={SHEET.width} height={DRAWING_HEIGHT} viewBox="0 -20 300 292">
          <Picture />
        </Drawing>
      </View>
      <View style={{ paddingHorizontal: SHEET.side, paddingTop: 46 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center' }}>
          <Drawing width={24} height={28}>
            <Lantern />
          </Drawing>
          <Text
            style={{
              fontFamily: SERIF,
              fontWeight: 500,
              fontSize: 17,
              color: COLORS['on-night'],
              marginLeft: 9,
              flex: 1,
            }}
          >
            {brandName}
          </Text>
          <View style={{ alignItems: 'flex-end' }}>
            <Text style={small}>{[category, published].filter(Boolean).join(' · ')}</Text>
            <Text style={{ ...small, fontWeight: 600, color: COLORS.lantern }}>
              {words.reportFile.edition}
            </Text>
          </View>
        </View>
        <Text
          style={{
            fontFamily: SERIF,
            fontWeight: 500,
            fontSize: title.length > 40 ? 36 : 46,
            lineHeight: 1.06,
            color: COLORS['on-night'],
            marginTop: 40,
          }}
        >
          {title}
        </Text>
        <Text
          style={{
            ...TYPE.body,
            fontSize: 12.5,
            color: COLORS['on-night-soft'],
            marginTop: 14,
            maxWidth: 430,
          }}
        >
          {summary}
        </Text>
      </View>
    </View>
  )
}

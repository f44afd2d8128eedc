import { type Image, toImage } from '@/content/image/image'
import type { PictureName } from '@/pictures/picture'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type FeatureRow = {
  key: string
  title: string
  text: string
  points: string[]
  picture?: PictureName | undefined
  image?: Image | undefined
}

export type FeatureRowsProps = Heading & { rows: FeatureRow[] }

export function toFeatureRows(raw: RawSectionOf<'featureRows'>): FeatureRowsProps {
  return {
    ...toHeading(raw),
    rows: (raw.rows ?? []).map((row) => ({
      key: row._key,
      title: row.title ?? '',
      text: row.text ?? '',
      points: row.points ?? [],
      picture: row.picture ?? undefined,
      image: toImage(row.image),
    })),
  }
}

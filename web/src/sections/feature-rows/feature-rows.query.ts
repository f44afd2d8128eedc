import type { PictureName } from '@/illustrations/picture'
import { IMAGE_FIELDS, type Image, toImage } from '@/objects/image'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

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

export const FEATURE_ROWS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  rows[]{ _key, title, text, points, picture, image{ ${IMAGE_FIELDS} } }
`

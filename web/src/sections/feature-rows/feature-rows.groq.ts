import { IMAGE_FIELDS } from '@/content/image/image.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const FEATURE_ROWS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  rows[]{ _key, title, text, points, picture, image{ ${IMAGE_FIELDS} } }
`

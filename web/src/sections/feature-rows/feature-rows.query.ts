import { IMAGE_FIELDS } from '@/content/objects/image'
import { HEADING_FIELDS } from '@/sections/heading'

export const FEATURE_ROWS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "beside"),
  "rows": coalesce(rows[]{
    _key,
    "title": coalesce(title, ""),
    "text": coalesce(text, ""),
    "points": coalesce(points, []),
    picture,
    image{ ${IMAGE_FIELDS} }
  }, [])
`

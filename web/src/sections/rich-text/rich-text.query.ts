import { PORTABLE_TEXT_FIELDS } from '@/content/objects/portable-text'

export const RICH_TEXT_FIELDS = /* groq */ `
  "anchor": coalesce(anchor, ""),
  "title": coalesce(title, ""),
  "body": coalesce(body[]{ ${PORTABLE_TEXT_FIELDS} }, [])
`

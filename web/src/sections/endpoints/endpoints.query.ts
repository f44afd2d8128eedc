import { HEADING_FIELDS } from '@/sections/heading'

// An endpoint without a path is left out. Ids are named with the page (`nameParts`).
export const ENDPOINTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "groups": coalesce(groups[]{
    _key,
    "id": _key,
    "title": coalesce(title, ""),
    "text": coalesce(text, ""),
    "endpoints": coalesce(endpoints[defined(path)]{
      _key,
      "id": _key,
      "method": coalesce(method, "GET"),
      "path": coalesce(path, ""),
      "summary": coalesce(summary, ""),
      "fields": coalesce(fields, [])
    }, [])
  }, [])
`

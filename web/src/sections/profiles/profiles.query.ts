import { HEADING_FIELDS } from '@/sections/heading'

export const PROFILES_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "regions"),
  "profiles": coalesce(profiles[]{
    _key,
    "name": coalesce(name, ""),
    "code": coalesce(code, ""),
    adoption,
    "size": coalesce(size, ""),
    "text": coalesce(text, ""),
    "points": coalesce(points, []),
    "highlight": coalesce(highlight, false),
    risk
  }, []),
  "source": coalesce(source, "")
`

import { HEADING_FIELDS } from '@/sections/heading'

export const LEARNING_PATHS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "paths": coalesce(
    paths[]{
      _key,
      "title": coalesce(title, ""),
      text,
      "hours": coalesce(math::sum(modules[].hours), 0),
      "modules": coalesce(
        modules[]{ _key, "title": coalesce(title, ""), "hours": coalesce(hours, 0), text },
        []
      )
    },
    []
  )
`

import { ACTION_FIELDS } from '@/content/objects/action'
import { GUIDE_SUMMARY_FIELDS } from '@/documents/guide/guide'
import { HEADING_FIELDS } from '@/sections/heading'

export const GUIDE_INDEX_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "search"),
  "area": coalesce(area, "documentation"),
  "label": coalesce(label, "Search"),
  "popular": coalesce(popular, []),
  wayOut{ ${ACTION_FIELDS} },
  "topics": coalesce(
    topics[defined(topic)]{
      _key,
      "title": topic,
      text,
      icon,
      "guides": *[_type == "guide" && topic == ^.topic && defined(path.current)] | order(orderRank asc, title asc){
        ${GUIDE_SUMMARY_FIELDS}
      }
    },
    []
  )
`

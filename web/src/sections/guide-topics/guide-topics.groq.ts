import { GUIDE_SUMMARY_FIELDS } from '@/content/guide/guide-summary.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const GUIDE_TOPICS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  topics[]{
    _key,
    topic,
    text,
    icon,
    "guides": *[_type == "guide" && topic == ^.topic && defined(path.current)] | order(order asc, title asc){
      ${GUIDE_SUMMARY_FIELDS}
    }
  }
`

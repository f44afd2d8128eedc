import 'server-only'
import { defineQuery } from 'groq'
import { PORTABLE_TEXT_FIELDS } from '@/content/objects/portable-text'
import { PAGE_DOCUMENT_FIELDS } from '@/content/objects/seo'
import { readContent } from '@/content/read/read-content'
import { GUIDE_SUMMARY_FIELDS, type Guide } from '@/documents/guide/guide'

const GUIDE_QUERY = defineQuery(`
  *[_type == "guide" && path.current == $path][0]{
    ${GUIDE_SUMMARY_FIELDS},
    ${PAGE_DOCUMENT_FIELDS},
    updatedOn,
    body[]{ ${PORTABLE_TEXT_FIELDS} },
    "topicGuides": *[_type == "guide" && topic == ^.topic && defined(path.current)] | order(orderRank asc, title asc){
      ${GUIDE_SUMMARY_FIELDS}
    }
  }
`)

export function getGuide(path: string): Promise<Guide | null> {
  return readContent({
    name: 'GUIDE_QUERY',
    query: GUIDE_QUERY,
    params: { path },
    // Any guide can become the next one of its topic.
  })
}

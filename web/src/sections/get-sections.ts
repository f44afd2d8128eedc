import 'server-only'
import { documentTag, typeTag } from '@/sanity/cache-tags'
import { readContent } from '@/sanity/fetch'
import type { RawSection } from '@/sections/heading'
import { SECTIONS_QUERY } from '@/sections/sections.query'

/** The sections of the page or product with this id, in the editor's order. */
export async function getSections(id: string): Promise<RawSection[]> {
  const result = await readContent({
    name: 'SECTIONS_QUERY',
    query: SECTIONS_QUERY,
    params: { id },
    // Some sections list all products, all reports or all guides of a topic, so a new one must refresh them.
    tags: [documentTag(id), typeTag('product'), typeTag('guide'), typeTag('report')],
  })
  return result?.sections ?? []
}

import 'server-only'
import { documentTag, typeTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'
import type { RawSection } from '@/sections/raw-section'
import { SECTIONS_QUERY } from '@/sections/sections.groq'

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

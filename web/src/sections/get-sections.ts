import 'server-only'
import { documentTag } from '@/sanity/cache-tags'
import { readContent } from '@/sanity/fetch'
import type { RawSection } from '@/sections/heading'
import { SECTIONS_QUERY } from '@/sections/sections.query'

/** The sections of the page or product with this id, in the editor's order. */
export async function getSections(id: string): Promise<RawSection[]> {
  const result = await readContent({
    name: 'SECTIONS_QUERY',
    query: SECTIONS_QUERY,
    params: { id },
    tags: [documentTag(id)],
  })
  return result?.sections ?? []
}

import 'server-only'
import { defineQuery } from 'groq'
import { draftMode } from 'next/headers'
import { sourceOfItem } from '@/content/drafts/source'
import { readContent } from '@/content/read/read-content'
import type { SECTIONS_QUERY_RESULT } from '@/content/types.gen'
import { endpointWords, groupWords, pageIds } from '@/lib/page-ids'
import { MAX_SECTIONS } from '@/sections/max-sections'
import { SECTION_FIELDS } from '@/sections/registry'
import type { Section } from '@/sections/section'
import { nameHeadings } from '@/ui/rich-text/headings'

/** The sections of a page or product, each with the fields of its type. */
export const SECTIONS_QUERY = defineQuery(`
  *[_type in ["page", "product"] && _id == $id][0]{
    _id,
    sections[0...${MAX_SECTIONS}]{
      _key,
      _type,
      ${SECTION_FIELDS}
    }
  }
`)

/** The sections of the page or product with this id, in the editor's order. */
export async function getSections(
  id: string,
  _type: 'page' | 'product' = 'page',
): Promise<Section[]> {
  const read = readContent({
    name: 'SECTIONS_QUERY',
    query: SECTIONS_QUERY,
    params: { id },
  })
  const [result, { isEnabled }] = await Promise.all([read, draftMode()])
  return nameParts(result?.sections ?? []).map((section) => ({
    ...section,
    ...(result &&
      isEnabled && {
        draftSource: sourceOfItem({ _id: result._id, _type }, 'sections', section._key),
      }),
  }))
}

type RawSections = NonNullable<SECTIONS_QUERY_RESULT>['sections']

/** Gives each heading of texts, group and endpoint its id on the page; the anchors of sections stay free for them. */
export function nameParts(sections: NonNullable<RawSections>): NonNullable<RawSections> {
  const idOf = pageIds(sections.flatMap((section) => ('anchor' in section && section.anchor) || []))
  return sections.map((section) => {
    if (section._type !== 'endpoints') return nameHeadings(section, idOf)
    const groups = section.groups.map((group) => ({
      ...group,
      id: idOf(groupWords(group)),
      endpoints: group.endpoints.map((each) => ({ ...each, id: idOf(endpointWords(each)) })),
    }))
    return { ...section, groups }
  })
}

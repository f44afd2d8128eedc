import { endpointWords, groupWords, pageIds } from '@/lib/page-ids'
import type { SECTIONS_QUERY_RESULT } from '@/sanity/types.gen'
import { nameHeadings } from '@/ui/rich-text/headings'

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

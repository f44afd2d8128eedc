import { defineArrayMember, defineField, type ValidationContext } from 'sanity'
import { apiVersion } from '../../env'
import { sectionGroups } from '../section-groups'
import { checkHeadFirst, checkOneHead } from '../validation/one-head'
import { publishedId } from '../validation/path'

interface StoredSection {
  _type: string
  _key: string
}

/** The sections of a page, from top to bottom. */
export const sectionsField = defineField({
  name: 'sections',
  title: 'Sections',
  type: 'array',
  description: 'The sections of the page from top to bottom. Drag to reorder them.',
  group: 'content',
  of: sectionGroups.flatMap((group) => group.of).map((type) => defineArrayMember({ type })),
  options: {
    insertMenu: {
      filter: true,
      groups: sectionGroups.map(({ name, title, of }) => ({ name, title, of })),
    },
  },
  validation: (rule) => [
    rule.custom(async (sections, context) =>
      checkOneHead(sections as StoredSection[] | undefined, await hasReport(context)),
    ),
    rule.custom((sections) => checkHeadFirst(sections as StoredSection[] | undefined)).warning(),
  ],
})

/** Whether this is the page of a report, which has a head of its own. */
async function hasReport({ document, getClient }: ValidationContext): Promise<boolean> {
  if (document?._type !== 'page') return false
  const client = getClient({ apiVersion }).withConfig({ perspective: 'drafts' })
  const reports = await client.fetch<string[]>(
    '*[_type == "report" && page._ref == $id && defined(head)]._id',
    { id: publishedId(document._id) },
  )
  return reports.length > 0
}

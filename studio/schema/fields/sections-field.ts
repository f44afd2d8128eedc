import { defineArrayMember, defineField, type ValidationContext } from 'sanity'
import { MAX_SECTIONS } from '../../../web/src/sections/max-sections'
import { sectionPictureUrl } from '../../components/section-menu'
import { SectionsInput } from '../../components/sections-input'
import { apiVersion } from '../../env'
import { sectionGroups } from '../section-groups'
import { sectionTypes } from '../section-types'
import { checkHeadFirst, checkOneHead } from '../validation/one-head'
import { publishedId } from '../validation/path'

interface StoredSection {
  _type: string
  _key: string
}

const groups = sectionGroups.map(({ name, title }) => ({
  name,
  title,
  of: sectionTypes.flatMap((type) => (type.options?.sectionGroup === name ? type.name : [])),
}))

/** The sections of a page, from top to bottom. */
export const sectionsField = defineField({
  name: 'sections',
  title: 'Sections',
  type: 'array',
  // In the order of the groups, which the menu keeps where it shows all types.
  of: groups.flatMap(({ of }) => of.map((name) => defineArrayMember({ type: name }))),
  components: { input: SectionsInput },
  options: {
    insertMenu: {
      filter: true,
      groups,
      views: [
        { name: 'grid', previewImageUrl: (type) => sectionPictureUrl(type) },
        { name: 'list' },
      ],
    },
  },
  validation: (rule) => [
    rule
      .max(MAX_SECTIONS)
      .error(
        `A page shows its first ${MAX_SECTIONS} sections only. Move the others to a page of their own.`,
      ),
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

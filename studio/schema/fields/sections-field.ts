import { defineArrayMember, defineField } from 'sanity'
import { thumbnailUrl } from '../../components/section-drawings'
import { sectionGroups } from '../section-groups'
import { sectionTypes } from '../sections.gen'
import { checkHeadFirst, checkOneHead } from '../validation/one-head'

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
  of: sectionTypes.map(({ name }) => defineArrayMember({ type: name })),
  options: {
    insertMenu: {
      filter: true,
      groups: sectionGroups.map(({ name, title }) => ({
        name,
        title,
        of: sectionTypes
          .filter(({ options }) => options?.sectionGroup === name)
          .map((type) => type.name),
      })),
      views: [{ name: 'grid', previewImageUrl: thumbnailUrl }, { name: 'list' }],
    },
  },
  validation: (rule) => [
    rule.custom((sections) => checkOneHead(sections as StoredSection[] | undefined)),
    rule.custom((sections) => checkHeadFirst(sections as StoredSection[] | undefined)).warning(),
  ],
})

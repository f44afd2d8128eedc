import { defineArrayMember, defineField } from 'sanity'
import { sectionGroups } from '../section-groups'
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
  of: sectionGroups.flatMap((group) => group.of).map((type) => defineArrayMember({ type })),
  options: {
    insertMenu: {
      filter: true,
      groups: sectionGroups.map(({ name, title, of }) => ({ name, title, of })),
    },
  },
  validation: (rule) => [
    rule.custom((sections) => checkOneHead(sections as StoredSection[] | undefined)),
    rule.custom((sections) => checkHeadFirst(sections as StoredSection[] | undefined)).warning(),
  ],
})

import { BillIcon } from '@sanity/icons/Bill'
import { ComposeIcon } from '@sanity/icons/Compose'
import { SearchIcon } from '@sanity/icons/Search'
import { defineField } from 'sanity'
import { adviseSameTitle } from '../validation/lookups'

/** The form tabs of every document type with a path. */
export const documentGroups = [
  { name: 'content', title: 'Content', icon: ComposeIcon, default: true },
  { name: 'sources', title: 'Sources', icon: BillIcon },
  { name: 'seo', title: 'Search and sharing', icon: SearchIcon },
]

/** The document's name in the Studio, in links and, unless overridden, in search results. */
export const titleField = defineField({
  name: 'title',
  title: 'Title',
  type: 'string',
  group: 'content',
  validation: (rule) => [
    rule.required().error('Enter a title.'),
    rule.custom(adviseSameTitle).warning(),
  ],
})

/** Shows or hides the shared call-to-action band at the end of a page. */
export const readyToStartSwitch = defineField({
  name: 'showReadyToStart',
  title: 'End with “Ready to Get Started”',
  type: 'boolean',
  description: 'The band before the footer. Edit its text in the site settings.',
  group: 'content',
  initialValue: true,
})

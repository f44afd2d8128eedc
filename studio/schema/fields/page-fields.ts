import { ComposeIcon } from '@sanity/icons/Compose'
import { SearchIcon } from '@sanity/icons/Search'
import { defineField } from 'sanity'

/** The tabs of every document that has an address. */
export const documentGroups = [
  { name: 'content', title: 'Content', icon: ComposeIcon, default: true },
  { name: 'seo', title: 'Search and sharing', icon: SearchIcon },
]

/** The name that a document has in the Studio, in links and, unless overridden, in search results. */
export function titleField(description: string) {
  return defineField({
    name: 'title',
    title: 'Title',
    type: 'string',
    description,
    group: 'content',
    validation: (rule) => rule.required().error('Give this a title.'),
  })
}

/** Whether a page ends with the shared call-to-action band. */
export const readyToStartSwitch = defineField({
  name: 'showReadyToStart',
  title: 'End with “Ready to Get Started”',
  type: 'boolean',
  description: 'The band before the footer. Its text stands in the site settings.',
  group: 'content',
  initialValue: true,
})

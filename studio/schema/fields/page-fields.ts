import { BillIcon } from '@sanity/icons/Bill'
import { ComposeIcon } from '@sanity/icons/Compose'
import { SearchIcon } from '@sanity/icons/Search'

import { type DocumentDefinition, defineType } from 'sanity'
import { legalClaimsField } from '../objects/legal-claim'
import { seoField } from '../objects/seo'
import type { RoutableType } from '../routable-types'
import { adviseSameTitle } from '../validation/lookups'
import { line, toggle } from './define'
import { pathFields } from './path-field'

const groups = [
  { name: 'content', title: 'Content', icon: ComposeIcon, default: true },
  { name: 'sources', title: 'Sources', icon: BillIcon },
  { name: 'seo', title: 'Search and sharing', icon: SearchIcon },
]

/** The document's name in the Studio, in links and, unless overridden, in search results. */
const titleField = line('title', 'Title', {
  description: 'The name of the page in browser tabs and search results.',
  validation: (rule) => [
    rule.required().error('Enter a title.'),
    rule.custom(adviseSameTitle).warning(),
  ],
})

/** Shows or hides the shared call-to-action band at the end of a page. */
export const readyToStartSwitch = toggle('showReadyToStart', 'End with “Ready to Get Started”', {
  description: 'The band before the footer. Edit its text in the site settings.',
  initialValue: true,
})

type PageDefinition<Type> = Omit<DocumentDefinition, 'name' | 'type' | 'groups'> & { name: Type }

/** A document with a page: title and paths, its own fields in the first tab, then the tabs that all have. */
export const definePage = <Type extends RoutableType>({
  fields,
  ...definition
}: PageDefinition<Type>) =>
  defineType({
    ...definition,
    type: 'document',
    groups,
    fields: [
      ...[titleField, ...pathFields(definition.name), ...fields].map((field) => ({
        ...field,
        group: 'content',
      })),
      legalClaimsField,
      seoField,
    ],
  })

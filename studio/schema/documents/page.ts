import { DocumentIcon } from '@sanity/icons/Document'
import { defineType } from 'sanity'
import { documentGroups, readyToStartSwitch, titleField } from '../fields/page-fields'
import { pathFields } from '../fields/path-field'
import { sectionsField } from '../fields/sections-field'
import { legalClaimsField } from '../objects/legal-claim'
import { seoField } from '../objects/seo'

/** A page that is composed of sections: home, solutions, resources, company. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  groups: documentGroups,
  fields: [
    { ...titleField, description: 'The name of the page in browser tabs and search results.' },
    ...pathFields('page'),
    sectionsField,
    readyToStartSwitch,
    legalClaimsField,
    seoField,
  ],
  preview: { select: { title: 'title', subtitle: 'path.current' } },
})

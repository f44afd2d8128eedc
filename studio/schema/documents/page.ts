import { DocumentIcon } from '@sanity/icons/Document'
import { defineType } from 'sanity'
import { documentGroups } from '../fields/document-groups'
import { pathField } from '../fields/path-field'
import { readyToStartSwitch } from '../fields/ready-to-start-switch'
import { sectionsField } from '../fields/sections-field'
import { seoField } from '../fields/seo-field'
import { titleField } from '../fields/title-field'

/** A page that is composed of sections: home, solutions, resources, company. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  groups: documentGroups,
  fields: [
    titleField('The name of the page in browser tabs and search results.'),
    pathField('page'),
    sectionsField,
    readyToStartSwitch,
    seoField,
  ],
  preview: { select: { title: 'title', subtitle: 'path.current' } },
})

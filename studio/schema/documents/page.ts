import { DocumentIcon } from '@sanity/icons/Document'
import { definePage, readyToStartSwitch } from '../fields/page-fields'
import { sectionsField } from '../fields/sections-field'

/** A page that is composed of sections: home, solutions, resources, company. */
export const page = definePage({
  name: 'page',
  title: 'Page',
  icon: DocumentIcon,
  fields: [sectionsField, readyToStartSwitch],
  preview: { select: { title: 'title', subtitle: 'path.current' } },
})

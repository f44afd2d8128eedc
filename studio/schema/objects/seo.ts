import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'
import { SeoInput } from '../../components/seo-preview/seo-input'
import { checkSearchDescription, checkSearchTitle } from '../validation/search-result-length'

/** What search engines and shared links show of a document. */
export const seo = defineType({
  name: 'seo',
  title: 'Search results and sharing',
  type: 'object',
  icon: SearchIcon,
  options: { shown: 'never' },
  components: { input: SeoInput },
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      type: 'string',
      description: 'Only if it should differ from the title. Up to about 60 characters.',
      validation: (rule) => rule.custom(checkSearchTitle).warning(),
    }),
    defineField({
      name: 'description',
      title: 'Description in search results',
      type: 'text',
      rows: 3,
      description: 'One or two sentences that invite people to read on; 70 to 160 characters.',
      validation: (rule) => rule.custom(checkSearchDescription).warning(),
    }),
    defineField({
      name: 'image',
      title: 'Image for shared links',
      type: 'imageWithAlt',
      description:
        'At least 1200 × 630 pixels, no SVG. Without one, the site draws a picture of the title.',
    }),
    defineField({
      name: 'hideFromSearch',
      title: 'Hide from search engines',
      type: 'boolean',
      initialValue: false,
    }),
  ],
})

/** The SEO fields of a document, in the tab “Search and sharing”. */
export const seoField = defineField({
  name: 'seo',
  title: 'Search results and sharing',
  type: 'seo',
  group: 'seo',
})

import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'
import { SeoInput } from '../../components/seo-preview/seo-input'
import { image, line, text, toggle } from '../fields/define'
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
    line('title', 'Title in search results', {
      description: 'Only if it should differ from the title. Up to about 60 characters.',
      validation: (rule) => rule.custom(checkSearchTitle).warning(),
    }),
    text('description', 'Description in search results', {
      rows: 3,
      description: 'One or two sentences that invite people to read on; 70 to 160 characters.',
      validation: (rule) => rule.custom(checkSearchDescription).warning(),
    }),
    image('image', 'Image for shared links', {
      description:
        'At least 1200 × 630 pixels, no SVG. Without one, the site draws a picture of the title.',
    }),
    toggle('hideFromSearch', 'Hide from search engines'),
  ],
})

/** The SEO fields of a document, in the tab “Search and sharing”. */
export const seoField = defineField({
  name: 'seo',
  title: 'Search results and sharing',
  type: 'seo',
  group: 'seo',
})

import { PackageIcon } from '@sanity/icons/Package'
import { image, line, text } from '../fields/define'
import { definePage, readyToStartSwitch } from '../fields/page-fields'
import { sectionsField } from '../fields/sections-field'
import { iconField, rankField } from '../fields/short-fields'

/** A product: its page, and its card in lists of products. */
export const product = definePage({
  name: 'product',
  title: 'Product',
  icon: PackageIcon,
  fields: [
    line('category', 'Category', { required: 'Enter the kind of product.' }),
    line('tagline', 'Tagline', { required: 'Give the product a tagline.' }),
    text('summary', 'Summary', {
      rows: 3,
      description: 'Two sentences for cards and search results.',
      required: 'Summarize the product in two sentences.',
    }),
    iconField,
    image('image', 'Image'),
    sectionsField,
    readyToStartSwitch,
    rankField('product'),
  ],
  preview: { select: { title: 'title', subtitle: 'path.current', media: 'image' } },
})

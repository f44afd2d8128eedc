import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { ImageInput } from '../../components/image-input'
import { checkAltText } from '../validation/image-rules'

interface ImageParent {
  asset?: { _ref?: string }
}

/** An image with its alternative text. */
export const imageWithAlt = defineType({
  name: 'imageWithAlt',
  title: 'Image',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  components: { input: ImageInput },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'string',
      description: 'What the image shows, for visitors who cannot see it.',
      hidden: ({ parent }) => !parent?.asset,
      validation: (rule) =>
        rule.custom((alt, context) => {
          const parent = context.parent as ImageParent | undefined
          return checkAltText(alt, Boolean(parent?.asset?._ref))
        }),
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      hidden: ({ parent }) => !parent?.asset,
    }),
  ],
})

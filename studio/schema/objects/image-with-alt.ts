import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { ImageInput } from '../../components/image-input'
import { line } from '../fields/define'
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
    line('alt', 'Alternative text', {
      description: 'What the image shows, for visitors who cannot see it.',
      hidden: ({ parent }) => !parent?.asset,
      validation: (rule) =>
        rule.custom((alt, context) => {
          const parent = context.parent as ImageParent | undefined
          return checkAltText(alt, Boolean(parent?.asset?._ref))
        }),
    }),
    line('caption', 'Caption', { hidden: ({ parent }) => !parent?.asset }),
  ],
})

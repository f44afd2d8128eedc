import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { ImageInput } from '../../components/image-input'

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
      description: 'Printed below the image. Optional.',
      hidden: ({ parent }) => !parent?.asset,
    }),
  ],
})

/** An uploaded image requires an alternative text that is not a file name. */
export function checkAltText(alt: string | undefined, hasImage: boolean): true | string {
  if (!hasImage) return true
  const text = alt?.trim() ?? ''
  if (!text) {
    return 'Describe what the image shows, for visitors who cannot see it.'
  }
  if (/\.(png|jpe?g|gif|webp|avif|svg)$/i.test(text)) {
    return 'This looks like a file name. Describe what the image shows instead.'
  }
  return true
}

import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { LinkIcon } from '@sanity/icons/Link'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { TextInput } from '../../components/text-input'
import { line } from '../fields/define'
import { countItems } from '../fields/short-fields'
import { routableTypeNames } from '../routable-types'
import { adviseUrl, checkHref } from '../validation/target'

/** A link in Portable Text. Sanity's editor makes links of pasted ones by these names of the type and of `href`. */
const link = defineArrayMember({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'document',
      title: 'Page of this site',
      type: 'reference',
      to: routableTypeNames.map((type) => ({ type })),
      options: { disableNew: true },
    }),
    line('href', 'Web address', {
      description: 'Starts with https://, mailto: or tel:.',
      validation: (rule) => [rule.custom(checkHref), rule.custom(adviseUrl).warning()],
    }),
  ],
  validation: (rule) => rule.custom(checkTextLink),
})

/** Portable Text, limited to the marks and blocks that the site renders. */
export const portableText = defineType({
  name: 'portableText',
  title: 'Text',
  type: 'array',
  icon: BlockContentIcon,
  components: { input: TextInput },
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Smaller heading', value: 'h3' },
        { title: 'Smallest heading', value: 'h4' },
        { title: 'Quotation', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
          { title: 'Code', value: 'code' },
        ],
        annotations: [link],
      },
    }),
    defineArrayMember({ type: 'codeBlock' }),
    defineArrayMember({ type: 'textTable' }),
    defineArrayMember({ type: 'callout' }),
    defineArrayMember({
      type: 'imageWithAlt',
      validation: (rule) =>
        rule.custom((image: { asset?: object } | undefined) =>
          image?.asset ? true : 'Upload an image, or remove this block.',
        ),
    }),
  ],
})

/** A table in Portable Text. */
export const textTable = defineType({
  name: 'textTable',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  fields: [
    line('caption', 'Caption', { required: 'Describe what the table shows.' }),
    defineField({
      name: 'table',
      title: 'Cells',
      type: 'table',
    }),
  ],
  preview: {
    select: { title: 'caption', rows: 'table.rows' },
    prepare: ({ title, rows }) => ({ title, subtitle: `Table, ${countItems(rows, 'row')}` }),
  },
})

interface TextLinkValue {
  href?: string
  document?: { _ref?: string }
}

/** Requires exactly one of a page and a web address. */
export function checkTextLink(value: TextLinkValue | undefined): true | string {
  const hasHref = Boolean(value?.href)
  const hasDocument = Boolean(value?.document?._ref)
  if (hasHref && hasDocument) return 'Choose a page or enter a web address, not both.'
  if (!hasHref && !hasDocument) return 'Choose a page, or enter a web address.'
  return true
}

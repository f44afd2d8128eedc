import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { LinkIcon } from '@sanity/icons/Link'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { countItems } from '../fields/short-fields'
import { routableTypeNames } from '../routable-types'
import { adviseUrl, checkHref } from '../validation/target'

/** Portable Text, limited to the marks and blocks that the site renders. */
export const portableText = defineType({
  name: 'portableText',
  title: 'Text',
  type: 'array',
  icon: BlockContentIcon,
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
        annotations: [defineArrayMember({ type: 'textLink' })],
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

/** A link annotation in Portable Text. */
export const textLink = defineType({
  name: 'textLink',
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
    defineField({
      name: 'href',
      title: 'Or another link',
      type: 'string',
      description: 'Starts with https://, mailto: or tel:.',
      validation: (rule) => [rule.custom(checkHref), rule.custom(adviseUrl).warning()],
    }),
  ],
  validation: (rule) => rule.custom(checkTextLink),
})

/** A table in Portable Text; the first row is the header, the first column holds the row headers. */
export const textTable = defineType({
  name: 'textTable',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      validation: (rule) => rule.required().error('Describe what the table shows.'),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'The first row is the header.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'tableRow',
          title: 'Row',
          fields: [
            defineField({
              name: 'cells',
              title: 'Cells',
              type: 'array',
              of: [defineArrayMember({ type: 'string' })],
            }),
          ],
          preview: {
            select: { cells: 'cells' },
            // Sanity passes arrays to previews as objects.
            prepare: ({ cells }) => ({ title: Object.values(cells ?? {}).join(' | ') }),
          },
        }),
      ],
      validation: (rule) => [
        rule.required().min(2).error('A table needs a header and at least one row.'),
        rule.custom(checkSameWidth),
      ],
    }),
  ],
  preview: {
    select: { title: 'caption', rows: 'rows' },
    prepare: ({ title, rows }) => ({ title, subtitle: `Table, ${countItems(rows, 'row')}` }),
  },
})

interface TextLinkValue {
  href?: string
  document?: { _ref?: string }
}

/** Requires exactly one of a page and another link. */
export function checkTextLink(value: TextLinkValue | undefined): true | string {
  const hasHref = Boolean(value?.href)
  const hasDocument = Boolean(value?.document?._ref)
  if (hasHref && hasDocument) return 'Choose a page or enter another link, not both.'
  if (!hasHref && !hasDocument) return 'Choose a page, or enter another link.'
  return true
}

/** Requires the same number of cells in every row of a table. */
function checkSameWidth(rows: unknown): true | string {
  if (!Array.isArray(rows)) return true
  const widths = rows.map((row: { cells?: unknown[] }) => row.cells?.length ?? 0)
  const wrong = widths.findIndex((width) => width !== widths[0])
  if (wrong < 1) return true
  return `Row ${wrong + 1} has ${widths[wrong]} cells, but the header has ${widths[0]}.`
}

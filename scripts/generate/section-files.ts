import { camelCase, constantCase, inWords, pascalCase } from './names.ts'
import { partPath } from './section-parts.ts'

/** What the files of a new section import: its type cannot have such a name. */
export const IMPORTED = [
  'anchorField',
  'headingFields',
  'lookField',
  'sectionPreview',
  'defineArrayMember',
  'defineField',
  'defineType',
  'band',
  'section',
  'sectionHeading',
  'sectionProps',
]

/** The files of a new section, by path: a heading and items with a title and a text each, in two looks. */
export function sectionFiles(name: string): Record<string, string> {
  return {
    [partPath('schema', name)]: schemaOf(name),
    [partPath('looks', name)]: looksOf(name),
    [partPath('menu', name)]: menuOf(name),
    [partPath('query', name)]: queryOf(name),
    [partPath('view', name)]: viewOf(name),
    [partPath('example', name)]: exampleOf(name),
    [partPath('words', name)]: wordsOf(name),
  }
}

/** The object type of the items of a section. */
export const itemTypeOf = (name: string) => `${camelCase(name)}Item`

const schemaOf = (name: string) => `import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../../fields/heading-fields'
import { lookField } from '../../fields/look-field'
import { sectionPreview } from '../../fields/short-fields'
import { ${camelCase(name)}Looks } from './${name}.looks'

/** One item of the section. */
export const ${itemTypeOf(name)} = defineType({
  name: '${itemTypeOf(name)}',
  title: 'Item',
  type: 'object',
  icon: BlockElementIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the item a title.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2, description: 'Optional.' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

/** ${inWords(name)}: say here what the section is for. */
export const ${camelCase(name)} = defineType({
  name: '${camelCase(name)}',
  title: '${inWords(name)}',
  type: 'object',
  icon: BlockElementIcon,
  description: 'A heading and a list of items.',
  options: { sectionGroup: 'offer' },
  fields: [
    ...headingFields(),
    lookField(${camelCase(name)}Looks),
    defineField({
      name: 'items',
      title: 'Items',
      type: 'array',
      of: [defineArrayMember({ type: '${itemTypeOf(name)}' })],
      validation: (rule) => rule.required().min(1).error('Add at least one item.'),
    }),
    anchorField,
  ],
  preview: sectionPreview('${inWords(name)}', { items: 'items', one: 'item' }),
})
`

const looksOf = (name: string) => `/** How the items are shown. The first look is the default. */
export const ${camelCase(name)}Looks = [
  { title: 'List: one below another, beside the heading', value: 'list' },
  { title: 'Columns: side by side, below the heading', value: 'columns' },
]
`

const menuOf = (
  name: string,
) => `import { above, columns, type Drawings, left, rows } from '../../../components/drawing-shapes'
import { items, toReplace } from '../../starter'

export const ${camelCase(name)}Drawings: Drawings = {
  list: left(rows(3, 'title:5 line:3')),
  columns: above(columns(3, 'title text')),
}

export const ${camelCase(name)}Starter = {
  title: toReplace('Say what the items have in common'),
  items: items(
    '${itemTypeOf(name)}',
    { title: toReplace('The first item'), text: toReplace('What it means for the reader.') },
    { title: toReplace('The second item'), text: toReplace('What it means for the reader.') },
    { title: toReplace('The third item'), text: toReplace('What it means for the reader.') },
  ),
}
`

const queryOf = (name: string) => `import { HEADING_FIELDS } from '@/sections/heading'

// An item without a title is left out.
export const ${constantCase(name)}_FIELDS = /* groq */ \`
  \${HEADING_FIELDS},
  "look": coalesce(look, "list"),
  "items": coalesce(items[defined(title)]{
    _key,
    "title": coalesce(title, ""),
    "text": coalesce(text, "")
  }, [])
\`
`

const viewOf = (name: string) => `import clsx from 'clsx'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

type ${pascalCase(name)}Props = SectionProps<'${camelCase(name)}'>

/** ${inWords(name)}: items one below another beside the heading, or side by side below it. */
export function ${pascalCase(name)}({ items, look, words, anchor, ...heading }: ${pascalCase(name)}Props) {
  const inColumns = look === 'columns'
  return (
    <Band anchor={anchor}>
      <div className={clsx('grid gap-x-16 gap-y-10', !inColumns && 'lg:grid-cols-[5fr_7fr]')}>
        <SectionHeading {...heading} />
        <ul
          aria-label={words.${camelCase(name)}.list}
          className={inColumns ? 'grid gap-x-8 md:grid-cols-3' : 'border-t border-ink'}
        >
          {items.map((item) => (
            <li
              key={item._key}
              className={clsx('py-5', inColumns ? 'border-t border-ink' : 'border-b border-line')}
            >
              <h3 className="title-s text-ink">{item.title}</h3>
              {item.text && <p className="mt-1.5">{item.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}
`

const exampleOf = (
  name: string,
) => `import { type Example, exampleHead, LONG_WORD } from '@/sections/example'

const section: Example<'${camelCase(name)}'>['section'] = {
  ...exampleHead('${camelCase(name)}', 'A heading that says what follows'),
  look: 'list',
  items: [
    { _key: 'a', title: 'The first item', text: 'What there is to say about it.' },
    { _key: 'b', title: 'The second item', text: '' },
  ],
}

export const ${constantCase(name)}_EXAMPLES: Example<'${camelCase(name)}'>[] = [
  { name: 'A list', section },
  { name: 'Columns', section: { ...section, look: 'columns' } },
  { name: 'A long word', section: { ...section, items: [{ _key: 'c', title: LONG_WORD, text: '' }] } },
  { name: 'No items', section: { ...section, items: [] } },
]
`

const wordsOf = (
  name: string,
) => `/** What stands around the items: the title of each word in the Studio, then its default. */
export const ${constantCase(name)}_WORDS = {
  title: '${inWords(name)}',
  words: { list: ['Name of the list', '${inWords(name)}', 'spoken'] },
} as const
`

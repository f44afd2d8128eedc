import { camelCase, constantCase, inWords, pascalCase } from './names.ts'

/** The files of a new section, by path: a heading and a list of items with a title and a text each. */
export function sectionFiles(name: string): Record<string, string> {
  const folder = `web/src/sections/${name}/${name}`
  return {
    [`studio/schema/sections/${name}/${name}.ts`]: schemaOf(name),
    [`${folder}.query.ts`]: queryOf(name),
    [`${folder}.tsx`]: viewOf(name),
    [`${folder}.example.ts`]: exampleOf(name),
  }
}

/** The new section's entry in the list of drawings (studio/components/section-drawings.ts). */
export const drawingOf = (name: string) =>
  `  ${camelCase(name)}: { rows: left(rows(3, 'title:5 line:3')) },\n`

/** The object type of the items of a section. */
export const itemTypeOf = (name: string) => `${camelCase(name)}Item`

const schemaOf = (name: string) => `import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../../fields/heading-fields'
import { countItems } from '../../fields/short-fields'

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
    defineField({
      name: 'items',
      title: 'Items',
      type: 'array',
      of: [defineArrayMember({ type: '${itemTypeOf(name)}' })],
      validation: (rule) => rule.required().min(1).error('Add at least one item.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', items: 'items' },
    prepare: ({ title, items }) => ({
      title,
      subtitle: \`${inWords(name)}, \${countItems(items, 'item')}\`,
    }),
  },
})
`

const queryOf = (name: string) => `import { HEADING_FIELDS } from '@/sections/heading'

// An item without a title is left out.
export const ${constantCase(name)}_FIELDS = /* groq */ \`
  \${HEADING_FIELDS},
  "items": coalesce(items[defined(title)]{
    _key,
    "title": coalesce(title, ""),
    "text": coalesce(text, "")
  }, [])
\`
`

const viewOf = (name: string) => `import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

type ${pascalCase(name)}Props = SectionOf<'${camelCase(name)}'>

/** ${inWords(name)}: a heading beside a list of items. */
export function ${pascalCase(name)}({ items, anchor, eyebrow, title, text }: ${pascalCase(name)}Props) {
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <SectionHeading eyebrow={eyebrow} title={title} text={text} />
        <ul className="border-t border-ink">
          {items.map((item) => (
            <li key={item._key} className="border-b border-line py-5">
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

const exampleOf = (name: string) => `import { type Example, LONG_WORD } from '@/sections/example'

const section: Example<'${camelCase(name)}'>['section'] = {
  _key: '${camelCase(name)}',
  _type: '${camelCase(name)}',
  anchor: '',
  eyebrow: '${inWords(name)}',
  title: 'A heading that says what follows',
  text: 'One or two sentences.',
  items: [
    { _key: 'a', title: 'The first item', text: 'What there is to say about it.' },
    { _key: 'b', title: 'The second item', text: '' },
  ],
}

export const ${constantCase(name)}_EXAMPLES: Example<'${camelCase(name)}'>[] = [
  { name: 'Two items', section },
  { name: 'A long word', section: { ...section, items: [{ _key: 'c', title: LONG_WORD, text: '' }] } },
  { name: 'No items', section: { ...section, items: [] } },
]
`

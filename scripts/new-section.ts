import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { camelCase, constantCase, pascalCase } from './generate/names.ts'
import { ROOT } from './run/root.ts'

const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/
/** What the new files import, and words of JavaScript and Sanity that look like names of sections. */
const TAKEN =
  /^(section|sectionHeading|band|image|file|class|new|switch|text|url|object|reference)$/

/** `npm run new:section NAME`: writes a section type in two folders, a heading and items, ready to be changed. */
try {
  const files = Object.entries(sectionFiles(readName(process.argv[2])))
  const taken = files.filter(([path]) => existsSync(join(ROOT, path)))
  if (taken.length > 0) throw new Error(`Already taken: ${taken.map(([path]) => path).join(', ')}.`)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
  const paths = files.map(([path]) => path)
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...paths)
  run('scripts/write-types.ts')
  console.log(`Wrote, and generated the types anew:\n  ${paths.join('\n  ')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function run(program: string, ...args: string[]) {
  execFileSync(process.execPath, [join(ROOT, program), ...args], { cwd: ROOT, stdio: 'pipe' })
}

/** The name in kebab-case. Throws if it is none, or if the schema or the new code has it already. */
function readName(name = ''): string {
  if (!NAME.test(name)) {
    throw new Error('Usage: npm run new:section NAME. NAME is in small letters, as price-table is.')
  }
  const types = readFileSync(join(ROOT, 'web/src/sanity/types.gen.ts'), 'utf8')
  const type = camelCase(name)
  if (TAKEN.test(type) || types.includes(`_type: "${type}"`)) {
    throw new Error(`There is a type ${type} already: choose another name.`)
  }
  return name
}

function sectionFiles(name: string): Record<string, string> {
  const [type, View, CONSTANT] = [camelCase(name), pascalCase(name), constantCase(name)]
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  const schemas = `studio/schema/sections/${name}/${name}`
  const views = `web/src/sections/${name}/${name}`
  return {
    [`${schemas}.ts`]: `import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../../fields/heading-fields'
import { sectionPreview } from '../../fields/short-fields'
import { items, toReplace } from '../../starter'

export const ${type}Item = defineType({
  name: '${type}Item',
  title: 'Item',
  type: 'object',
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

export const ${type} = defineType({
  name: '${type}',
  title: '${title}',
  type: 'object',
  icon: BlockElementIcon,
  description: 'A heading and a list of items.',
  options: { sectionGroup: 'offer' },
  initialValue: {
    title: toReplace('Say what the items have in common'),
    items: items('${type}Item', { title: toReplace('The first item'), text: toReplace('Its text.') }),
  },
  fields: [
    ...headingFields(),
    defineField({
      name: 'items',
      title: 'Items',
      type: 'array',
      of: [defineArrayMember({ type: '${type}Item' })],
      validation: (rule) => rule.required().min(1).error('Add at least one item.'),
    }),
    anchorField,
  ],
  preview: sectionPreview('${title}', { items: 'items', one: 'item' }),
})
`,
    [`${views}.query.ts`]: `import { HEADING_FIELDS } from '@/sections/heading'

export const ${CONSTANT}_FIELDS = /* groq */ \`
  \${HEADING_FIELDS},
  "items": coalesce(items[defined(title)]{
    _key,
    "title": coalesce(title, ""),
    "text": coalesce(text, "")
  }, [])
\`
`,
    [`${views}.tsx`]: `import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** ${title}: items one below another, beside the heading. */
export function ${View}({ items, anchor, ...heading }: SectionOf<'${type}'>) {
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <SectionHeading {...heading} />
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
`,
    [`${views}.example.ts`]: `import { type Example, exampleHead, LONG_WORD } from '@/sections/example'

const section: Example<'${type}'>['section'] = {
  ...exampleHead('${type}', 'A heading that says what follows'),
  items: [{ _key: 'a', title: 'The first item', text: 'What there is to say about it.' }],
}

export const ${CONSTANT}_EXAMPLES: Example<'${type}'>[] = [
  { name: 'A list', section },
  { name: 'A long word', section: { ...section, items: [{ _key: 'b', title: LONG_WORD, text: '' }] } },
]
`,
  }
}

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './run/root.ts'

const SCHEMAS = 'studio/schema/section-types.ts'
const REGISTRY = 'web/src/sections/registry.tsx'
const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/
/** What the new files import, and words of JavaScript and Sanity. */
const TAKEN =
  /^(section|sectionHeading|band|image|file|class|new|switch|text|url|object|reference)$/

/** `npm run new:section NAME`: writes a section type, a heading and items, ready to be changed, and lists it. */
try {
  const names = namesOf(process.argv[2])
  const files = sectionFiles(names)
  const taken = Object.keys(files).filter((path) => existsSync(join(ROOT, path)))
  if (taken.length > 0) throw new Error(`Already taken: ${taken.join(', ')}.`)
  const all = { ...files, ...lists(names) }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...Object.keys(all))
  run('scripts/write-types.ts')
  console.log(`Wrote or changed, and generated the types anew:\n  ${Object.keys(all).join('\n  ')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function run(program: string, ...args: string[]) {
  execFileSync(process.execPath, [join(ROOT, program), ...args], { cwd: ROOT, stdio: 'pipe' })
}

type Names = ReturnType<typeof namesOf>

/** How files, schema, component and constants spell it. Throws if it is no name in kebab-case, or taken. */
function namesOf(name = '') {
  if (!NAME.test(name))
    throw new Error('Usage: npm run new:section NAME. NAME is in small letters, as price-table is.')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const View = name.split('-').map(capital).join('')
  const type = View.charAt(0).toLowerCase() + View.slice(1)
  const types = readFileSync(join(ROOT, 'web/src/content/types.gen.ts'), 'utf8')
  if (TAKEN.test(type) || types.includes(`_type: "${type}"`))
    throw new Error(`There is a type ${type} already: choose another name.`)
  return { name, type, View, CONSTANT: name.replaceAll('-', '_').toUpperCase() }
}

/** The files that list all sections, with one more after each first line of a list. */
function lists({ name, type, View, CONSTANT }: Names): Record<string, string> {
  const views = `@/sections/${name}/${name}`
  const insertions: [path: string, place: RegExp, lines: string][] = [
    [SCHEMAS, /^/, `import { ${type}, ${type}Item } from './sections/${name}'\n`],
    [SCHEMAS, /sectionTypes = \[/, `${type},`],
    [SCHEMAS, /sectionItemTypes = \[/, `${type}Item,`],
    [REGISTRY, /^/, `import { ${View} } from '${views}'\n`],
    [REGISTRY, /^/, `import { ${CONSTANT}_FIELDS } from '${views}.query'\n`],
    [REGISTRY, /SECTION_FIELDS = .+`/, `\n  _type == "${type}" => { \${${CONSTANT}_FIELDS} },`],
    [REGISTRY, /SectionViews = {/, `${type}: (section) => <${View} {...section} />,`],
  ]
  const texts: Record<string, string> = {}
  for (const [path, place, lines] of insertions) {
    const text = texts[path] ?? readFileSync(join(ROOT, path), 'utf8')
    texts[path] = text.replace(place, (found) => found + lines)
  }
  return texts
}

function sectionFiles({ name, type, View, CONSTANT }: Names): Record<string, string> {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  const views = `web/src/sections/${name}/${name}`
  return {
    [`studio/schema/sections/${name}.ts`]: `import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { defineType } from 'sanity'
import { line, list, text } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

export const ${type}Item = defineType({
  name: '${type}Item',
  title: 'Item',
  type: 'object',
  fields: [
    line('title', 'Title', { required: 'Give the item a title.' }),
    text('text', 'Text'),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

export const ${type} = defineSection({
  name: '${type}',
  title: '${title}',
  icon: BlockElementIcon,
  description: 'A heading and a list of items.',
  options: { sectionGroup: 'offer' },
  initialValue: { title: toReplace('Say what the items have in common'), items: items('${type}Item', { title: toReplace('The first item'), text: toReplace('Its text.') }) },
  fields: [
    list('items', 'Items', '${type}Item', { required: 'Add at least one item.' }),
  ],
  preview: sectionPreview('${title}', { items: 'items', one: 'item' }),
})
`,
    [`${views}.query.ts`]: `import { HEADING_FIELDS } from '@/sections/heading'

export const ${CONSTANT}_FIELDS = /* groq */ \`
  \${HEADING_FIELDS},
  "items": coalesce(items[defined(title)]{ _key, title, "text": coalesce(text, "") }, [])
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
  }
}

import { writeFileSync } from 'node:fs'
import { extractSchema } from '@sanity/schema/_internal'
import { createSchema } from 'sanity'
import { schemaTypes } from './index'
import { routableTypeNames, routableTypes } from './routable-types'
import { fieldsNotShown, type SchemaPart } from './shown-fields'

// Run by scripts/write-types.ts; the last three arguments are the files to write.
const files = process.argv.slice(-3)
const [schemaFile = '', routableTypesFile = '', fieldsNotShownFile = ''] = files
for (const file of files) {
  if (!/(\.gen\.ts|\.sanity\/schema\.json)$/.test(file))
    throw new Error(`${file} is not a generated file`)
}

// The same as `sanity schema extract` in a fifth of the time, without the types of plugins, which no query reads.
const schema = createSchema({ name: 'default', types: schemaTypes })
const extracted = extractSchema(schema, { enforceRequiredFields: true })
writeFileSync(schemaFile, JSON.stringify(extracted, null, 2))

const list = (quote: string) =>
  routableTypeNames.map((type) => `${quote}${type}${quote}`).join(', ')
const areas = Object.values(routableTypes)
  .flat()
  .map((prefix) => `'${prefix.slice(1, -1)}'`)
  .join(', ')
const routableTypesText = `// Generated from the Studio's schema by npm run types: do not edit.

/** Document types that have an address of their own. */
export const ROUTABLE_TYPES = [${list("'")}] as const

export type RoutableType = (typeof ROUTABLE_TYPES)[number]

/** Where these documents have their addresses. */
export const CONTENT_AREAS = [${areas}] as const

/** The same as a GROQ filter. TypeGen reads it only as plain text. */
export const IS_ROUTABLE = '_type in [${list('"')}]'
`
writeFileSync(routableTypesFile, routableTypesText)

const { never, unmarked } = fieldsNotShown(schemaTypes as readonly SchemaPart[])
const lines = (names: string[]) => names.map((name) => `  '${name}',\n`).join('')
writeFileSync(
  fieldsNotShownFile,
  `// Generated from the Studio's schema by npm run types: do not edit.

/** Fields that no page shows: options, keys and links. */
export const NEVER_SHOWN: readonly string[] = [
${lines(never)}]

/** Fields that pages show as code, in attributes, or after comparing them. */
export const SHOWN_UNMARKED: readonly string[] = [
${lines(unmarked)}]
`,
)

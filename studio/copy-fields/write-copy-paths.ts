import { writeFileSync } from 'node:fs'
import { schemaTypes } from '../schema/index'
import { routableTypeNames } from '../schema/routable-types'
import { copyPaths } from './copy-paths'

// Run by scripts/write-types.ts; the last two arguments are the files to write.
const files = process.argv.slice(-2)
const [copyPathsFile = '', routableTypesFile = ''] = files
for (const file of files) {
  if (!file.endsWith('.gen.ts')) throw new Error(`${file} is not a generated file`)
}

const lines = Object.entries(copyPaths(schemaTypes)).flatMap(([type, paths]) => [
  `  ${type}: [`,
  ...paths.map((path) => `    '${path}',`),
  '  ],',
])
const copyPathsText = `// Generated from the Studio's schema by npm run types: do not edit.

/** The paths of text that the site shows, by document type. */
export const COPY_PATHS: Readonly<Record<string, readonly string[]>> = {
${lines.join('\n')}
}
`
writeFileSync(copyPathsFile, copyPathsText)

const list = (quote: string) =>
  routableTypeNames.map((type) => `${quote}${type}${quote}`).join(', ')
const routableTypesText = `// Generated from the Studio's schema by npm run types: do not edit.

/** Document types that have an address of their own. */
export const ROUTABLE_TYPES = [${list("'")}] as const

/** The same as a GROQ filter. TypeGen reads it only as plain text. */
export const IS_ROUTABLE = '_type in [${list('"')}]'
`
writeFileSync(routableTypesFile, routableTypesText)

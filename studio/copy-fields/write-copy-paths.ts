import { writeFileSync } from 'node:fs'
import { schemaTypes } from '../schema/index'
import { routableTypeNames } from '../schema/routable-types'
import { places } from '../schema/singletons/words'
import { copyPaths } from './copy-paths'

// Run by scripts/write-types.ts; the last three arguments are the files to write.
const files = process.argv.slice(-3)
const [copyPathsFile = '', routableTypesFile = '', wordsFile = ''] = files
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

const quoted = (text: string) => {
  const quote = text.includes("'") ? '"' : "'"
  return `${quote}${text.replaceAll('\n', '\\n')}${quote}`
}
const placeLines = Object.entries(places).flatMap(([place, { words }]) => [
  `  ${place}: {`,
  ...Object.entries(words).map(([name, [, text]]) => `    ${name}: ${quoted(text)},`),
  '  },',
])
const wordsText = `// Generated from the Studio's schema by npm run types: do not edit.

/** What the site shows in place of each word of the document Words that is empty; the seed has the same. */
export const DEFAULT_WORDS = {
${placeLines.join('\n')}
}
`
writeFileSync(wordsFile, wordsText)

import { writeFileSync } from 'node:fs'
import { schemaTypes } from '../schema/index'
import { copyPaths } from './copy-paths'

// Run by scripts/write-types.ts, with the file to write as its argument.
const file = process.argv.at(-1)
if (!file?.endsWith('.gen.ts')) throw new Error(`${file} is not a generated file`)

const lines = Object.entries(copyPaths(schemaTypes)).flatMap(([type, paths]) => [
  `  ${type}: [`,
  ...paths.map((path) => `    '${path}',`),
  '  ],',
])
const text = `// Written by npm run types from the Studio's schema: do not edit.

/** Where each type of document holds text that the site shows. */
export const COPY_PATHS: Readonly<Record<string, readonly string[]>> = {
${lines.join('\n')}
}
`
writeFileSync(file, text)

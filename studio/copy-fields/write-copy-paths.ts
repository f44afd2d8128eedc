import { writeFileSync } from 'node:fs'
import { schemaTypes } from '../schema/index'
import { copyPaths } from './copy-paths'

// Run by scripts/write-types.ts; the last argument is the file to write.
const file = process.argv.at(-1)
if (!file?.endsWith('.gen.ts'))
  throw new Error(`The last argument must be a .gen.ts file, not ${file}`)

const lines = Object.entries(copyPaths(schemaTypes)).flatMap(([type, paths]) => [
  `  ${type}: [`,
  ...paths.map((path) => `    '${path}',`),
  '  ],',
])
const text = `// Generated from the Studio's schema by npm run types: do not edit.

/** The paths of text that the site shows, by document type. */
export const COPY_PATHS: Readonly<Record<string, readonly string[]>> = {
${lines.join('\n')}
}
`
writeFileSync(file, text)

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { FORMS_FILE, formRegistry } from './generate/form-registry.ts'
import { OWN_PATHS_FILE, ownPaths } from './generate/own-paths.ts'
import { queryShapes } from './generate/query-shapes.ts'
import { byName, queryTexts, readQueries } from './generate/read-queries.ts'
import { ROOT } from './run/root.ts'

const STUDIO = join(ROOT, 'studio')
const SANITY = join(ROOT, 'node_modules/sanity/bin/sanity')
const TYPES = join(ROOT, 'web/src/content/types.gen.ts')
const ROUTABLE_TYPES = join(ROOT, 'web/src/lib/routable-types.gen.ts')
const FIELDS_NOT_SHOWN = join(ROOT, 'web/src/content/fields-not-shown.gen.ts')
const QUERY_SHAPES = join(ROOT, 'web/src/content/query-shapes.gen.ts')
const QUERIES = join(ROOT, 'tests/support/queries.gen.ts')
const SCHEMA = join(STUDIO, '.sanity/schema.json')
const GENERATED = [
  ...[FORMS_FILE, OWN_PATHS_FILE].map((path) => join(ROOT, path)),
  TYPES,
  ROUTABLE_TYPES,
  FIELDS_NOT_SHOWN,
  QUERIES,
  QUERY_SHAPES,
]
const QUIET = { SANITY_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/** Runs a Sanity CLI command without telemetry; exits on failure. */
function runSanity(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SANITY, ...args], {
    cwd: STUDIO,
    env: { ...process.env, ...QUIET },
    encoding: 'utf8',
  })
  // TypeGen exits with 0 even when it skips a query that it cannot parse.
  const failed = status !== 0 || /encountered errors/i.test(stdout + stderr)
  if (failed) stop(`sanity ${args.join(' ')} failed:\n${stdout}${stderr}`)
}

/** Generates the lists of forms and paths, and the types and shapes of queries. */
function writeTypes() {
  writeFileSync(join(ROOT, FORMS_FILE), formRegistry(ROOT))
  writeFileSync(join(ROOT, OWN_PATHS_FILE), ownPaths(ROOT))
  mkdirSync(dirname(SCHEMA), { recursive: true })
  const files = [SCHEMA, ROUTABLE_TYPES, FIELDS_NOT_SHOWN]
  runSanity('exec', 'schema/write-generated.ts', '--', ...files)
  // TypeGen parses its old output, too, and would fail on merge conflicts in it.
  rmSync(TYPES, { force: true })
  runSanity('typegen', 'generate')
  const types = readFileSync(TYPES, 'utf8')
  const queries = readQueries(types)
  writeFileSync(TYPES, byName(types, queries))
  writeFileSync(QUERIES, queryTexts(queries))
  writeFileSync(QUERY_SHAPES, queryShapes(queries, SCHEMA))
}

/** With `--check`: fails when a generated file is out of date, and restores it. */
function checkTypes() {
  const before = GENERATED.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  writeTypes()
  const stale = before.filter(({ file, text }) => readFileSync(file, 'utf8') !== text)
  for (const { file, text } of stale) writeFileSync(file, text)
  const names = stale.map(({ file }) => relative(ROOT, file)).join(', ')
  if (names) stop(`Stale: ${names}. Run npm run types and commit the result.`)
}

if (process.argv.includes('--check')) checkTypes()
else writeTypes()

import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './run/root.ts'

const STUDIO = join(ROOT, 'studio')
const SANITY = join(ROOT, 'node_modules/sanity/bin/sanity')
const TYPES = join(ROOT, 'web/src/sanity/types.gen.ts')
const COPY_PATHS = join(ROOT, 'web/src/sanity/copy-paths.gen.ts')
const ROUTABLE_TYPES = join(ROOT, 'web/src/lib/routable-types.gen.ts')
const QUIET = { SANITY_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/** Runs one command of Sanity's, offline and quiet, and ends this program when it fails. */
function runSanity(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SANITY, ...args], {
    cwd: STUDIO,
    env: { ...process.env, ...QUIET },
    encoding: 'utf8',
  })
  // TypeGen exits with 0 when it could not read a query, whose type is then missing.
  const failed = status !== 0 || /encountered errors/i.test(stdout + stderr)
  if (failed) stop(`sanity ${args.join(' ')} failed:\n${stdout}${stderr}`)
}

/** Writes what the site knows of the Studio's schema: where its copy is, and the types of it and of the queries. */
function writeTypes() {
  runSanity('exec', 'copy-fields/write-copy-paths.ts', '--', COPY_PATHS, ROUTABLE_TYPES)
  runSanity('schema', 'extract', '--path', '.sanity/schema.json', '--force')
  // TypeGen parses its own last output too, and would stop at one that a merge has broken.
  rmSync(TYPES, { force: true })
  runSanity('typegen', 'generate')
}

/** With `--check`: says whether the files are up to date, and leaves them as they are. */
function checkTypes() {
  const before = [TYPES, COPY_PATHS, ROUTABLE_TYPES].map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))
  writeTypes()
  const stale = before.filter(({ file, text }) => readFileSync(file, 'utf8') !== text)
  for (const { file, text } of stale) writeFileSync(file, text)
  const names = stale.map(({ file }) => relative(ROOT, file)).join(', ')
  if (names) stop(`Stale: ${names}. Run npm run types, and commit the result.`)
}

if (process.argv.includes('--check')) checkTypes()
else writeTypes()

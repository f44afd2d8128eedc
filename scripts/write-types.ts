import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const studio = fileURLToPath(new URL('../studio', import.meta.url))
const sanity = fileURLToPath(new URL('../node_modules/.bin/sanity', import.meta.url))

/** Runs one command of Sanity's, offline and quiet, and ends this program when it fails. */
function runSanity(...args: string[]) {
  const env = { ...process.env, SANITY_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
  const { status, stdout, stderr } = spawnSync(sanity, args, { cwd: studio, env, encoding: 'utf8' })
  // TypeGen exits with 0 when it could not read a query, whose type is then missing.
  const failed = status !== 0 || /encountered errors/i.test(stdout + stderr)
  if (!failed) return
  console.error(`sanity ${args.join(' ')} failed:\n${stdout}${stderr}`)
  process.exit(1)
}

/** Extracts the Studio's schema and writes the types of it and of the site's queries. */
runSanity('schema', 'extract', '--path', '.sanity/schema.json', '--force')
runSanity('typegen', 'generate')

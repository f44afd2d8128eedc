import { parseArgs } from 'node:util'
import { loadEnvFiles, readSettings, type Settings } from '../env.ts'
import { StartError } from '../run/start-error.ts'
import { type Examined, examine } from './examine.ts'
import { examineNames } from './unread-variables.ts'

const USAGE = `npm run doctor -- [--json]

  Checks each part of the running installation: names and values of variables, clock, disk,
  content API, tokens, CORS, site, Studio, previews, webhook, proxy, TLS, lead store and its migrations, shared
  cache, links to reports, bot and its chats. Exit code 1 if something is broken.

  --json     print the outcomes as JSON (npm run -s doctor -- --json)
  --help     this text`

const SIGNS = { ok: '✓', warning: '!', failed: '✗', skipped: '-' }

try {
  const options = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { values } = parseArgs({ options })
  if (values.help) console.log(USAGE)
  else await run(values.json ?? false)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  process.exitCode = 1
}

async function run(json: boolean): Promise<void> {
  loadEnvFiles()
  const outcomes = [examineNames(process.env), ...(await examineSettings())]
  const hasFailed = outcomes.some(({ status }) => status === 'failed')
  console.log(json ? JSON.stringify(outcomes, null, 2) : outcomes.map(describe).join('\n'))
  if (!json) console.log(hasFailed ? '\nSomething is broken: see ✗.' : '\nEverything needed works.')
  process.exitCode = hasFailed ? 1 : 0
}

/** Reports malformed variables as an outcome; then nothing else can be checked. */
async function examineSettings(): Promise<Examined[]> {
  let settings: Settings
  try {
    settings = readSettings(process.env)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const advice = 'Correct them in .env; .env.example explains each.'
    return error.message
      .split('\n')
      .map((message) => ({ name: 'Settings', status: 'failed', message, advice }))
  }
  return examine(settings, process.env)
}

function describe({ name, status, message, advice }: Examined): string {
  const line = `${SIGNS[status]} ${name.padEnd(18)} ${message}`
  return advice ? `${line}\n${' '.repeat(21)}${advice}` : line
}

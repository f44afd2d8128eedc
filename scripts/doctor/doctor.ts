import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentClient } from '../content/content-client.ts'
import { reasonOf } from '../content/explain-content-failure.ts'
import { runCommand } from '../content/run-command.ts'
import type { Settings } from '../env.ts'
import { type Check, type Outcome, outcome, type Patient } from './check.ts'
import { contentApi, origins, tokens } from './content-checks.ts'
import { deadLinks, lostAddresses } from './dead-links.ts'
import { bot, site, store } from './site-checks.ts'

const USAGE = `npm run doctor -- [--json]

  Checks the running installation: content API, tokens, origins, site, store of requests,
  bot and its chats, links and former addresses that lead nowhere. Exit code 1 if something is broken.

  --json     print the outcomes as JSON (npm run -s doctor -- --json)
  --help     this text`

/** In the order of repair: a fault can cause the ones after it. */
const CHECKS: Record<string, Check> = {
  'Content API': contentApi,
  Tokens: tokens,
  Origins: origins,
  Site: site,
  'Lead store': store,
  'Messaging bot': bot,
  Links: deadLinks,
  Addresses: lostAddresses,
}
const SIGNS = { ok: '✓', warning: '!', failed: '✗', skipped: '-' }

await runCommand({
  usage: USAGE,
  options: { json: { type: 'boolean' } },
  async run(settings, { json }) {
    const patient = patientOf(settings)
    const outcomes: (Outcome & { name: string })[] = []
    for (const [name, check] of Object.entries(CHECKS)) {
      const found = await Promise.resolve(patient)
        .then(check)
        .catch((error) => outcome('failed', `${reasonOf(error)}.`, 'Start it, or see above.'))
      outcomes.push({ name, ...found })
    }
    console.log(json ? JSON.stringify(outcomes, null, 2) : outcomes.map(describe).join('\n'))
    const hasFailed = outcomes.some(({ status }) => status === 'failed')
    if (!json) console.log(`\n${hasFailed ? 'Something is broken: see ✗.' : 'Everything works.'}`)
    return hasFailed ? 1 : 0
  },
})

/** The tokens and secrets of the servers; the local lake has its own in files. */
function patientOf(settings: Settings): Patient {
  const { content, lakeDir } = settings
  const isHosted = content.apiHost === ''
  const ownToken = isHosted ? undefined : readKept(join(lakeDir, 'token'))
  return {
    settings,
    isHosted,
    readToken: content.token || ownToken,
    writeToken: process.env.SANITY_API_WRITE_TOKEN || ownToken,
    client: (token) => contentClient({ ...settings, content: { ...content, token } }),
  }
}

function readKept(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

function describe({ name, status, message, advice }: Outcome & { name: string }): string {
  const line = `${SIGNS[status]} ${name.padEnd(15)} ${message}`
  return advice ? `${line}\n${' '.repeat(18)}${advice}` : line
}

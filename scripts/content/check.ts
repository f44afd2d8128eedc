import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Settings } from '../env.ts'
import { readToken } from '../run/content-access.ts'
import { runCommand } from '../run/run-command.ts'
import { runSanity } from '../run/run-sanity.ts'
import { StartError } from '../run/start-error.ts'

const USAGE = `npm run content:check -- [options]

  Checks the published content of the lake or project that the environment names: every rule of
  the Studio, broken references, dead links and anchors, missing alternative texts, unused files,
  redirect loops, pages that no link leads to. Exit code 1 with errors, 0 with warnings.

  --drafts   also check drafts and versions in releases
  --json     print the findings as JSON (npm run -s content:check -- --json)
  --help     this text`

// The output of studio/content-check/run.ts.
const resultSchema = z.union([
  z.object({ report: z.looseObject({ errors: z.number() }), text: z.string() }),
  z.object({ error: z.string(), statusCode: z.number().optional() }),
])

await runCommand({
  usage: USAGE,
  options: { drafts: { type: 'boolean' }, json: { type: 'boolean' } },
  async run(settings, { drafts, json }) {
    const result = await check(settings, drafts ? ['--drafts'] : [])
    if ('error' in result) throw Object.assign(new Error(result.error), result)
    console.log(json ? JSON.stringify(result.report, null, 2) : result.text)
    return result.report.errors > 0 ? 1 : 0
  },
})

/** Checks in a child process, since plain Node cannot load the Studio's schema. */
async function check(settings: Settings, flags: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'content-check-'))
  const file = join(folder, 'result.json')
  try {
    const code = await runSanity(settings, ['exec', 'content-check/run.ts', '--', ...flags, file], {
      env: { CONTENT_TOKEN: readToken(settings), CONTENT_STUDIO_URL: settings.studioUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (code !== 0) throw new StartError('The Studio’s schema could not be loaded (see above).')
    return resultSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

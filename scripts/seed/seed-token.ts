import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../env.ts'
import { StartError } from '../run/start-error.ts'

/**
 * The write token: `SANITY_API_WRITE_TOKEN`, or for a local lake the file that the lake created on its first start.
 * Throws a StartError without one.
 */
export function seedToken(settings: Settings, source: NodeJS.ProcessEnv): string {
  if (source.SANITY_API_WRITE_TOKEN) return source.SANITY_API_WRITE_TOKEN
  if (!settings.content.apiHost) {
    throw new StartError(
      'SANITY_API_WRITE_TOKEN is missing. Create a token with write access at sanity.io/manage, under API.',
    )
  }
  const file = join(settings.lakeDir, 'token')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  throw new StartError(
    `There is no write token: ${file} does not exist. Start the lake once (npm start).`,
  )
}

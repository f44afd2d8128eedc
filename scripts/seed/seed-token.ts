import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../env.ts'
import { StartError } from '../run/start-error.ts'

/**
 * The token that may write: `SANITY_API_WRITE_TOKEN`; for a lake of our own also `LAKE_TOKEN`, or
 * the file that the lake made when it first started.
 */
export function seedToken(settings: Settings, source: NodeJS.ProcessEnv): string {
  if (source.SANITY_API_WRITE_TOKEN) return source.SANITY_API_WRITE_TOKEN
  if (!settings.content.apiHost) {
    throw new StartError(
      'SANITY_API_WRITE_TOKEN is missing. Make one with write access at sanity.io/manage, under API.',
    )
  }
  if (source.LAKE_TOKEN) return source.LAKE_TOKEN
  const file = join(settings.lakeDir, 'token')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  throw new StartError(
    `There is no write token: ${file} does not exist. Start the lake once (npm start), or set LAKE_TOKEN.`,
  )
}

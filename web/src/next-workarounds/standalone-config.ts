import { existsSync, readFileSync } from 'node:fs'
import { env } from '../env.ts'

/**
 * For the standalone output, which has neither `next.config.ts` nor the compiler that Next reads it with: gives Next the
 * configuration of the build, as the `server.js` does that Next writes there.
 *
 * Remove when the standalone output works with a server of one's own: no upstream issue found as of 2026-11, the guide
 * "Custom Server" only says that it does not.
 */
export function passStandaloneConfig(): void {
  if (existsSync('next.config.ts')) return
  const text = readFileSync(`${env.SITE_BUILD_DIR}/required-server-files.json`, 'utf8')
  const { config } = JSON.parse(text) as { config: unknown }
  // biome-ignore lint/style/noProcessEnv: Next takes it from nowhere else
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

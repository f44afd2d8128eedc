import { existsSync, readFileSync } from 'node:fs'
import { env } from '../../env.ts'

/**
 * Gives Next the configuration of the build, as Next's own `server.js` of the standalone output does: that output has
 * neither `next.config.ts` nor the compiler to read it.
 *
 * Remove when the standalone output supports a custom server. No upstream issue found as of 2026-11; Next's guide "Custom
 * Server" says that it does not.
 */
export function passStandaloneConfig(): void {
  if (existsSync('next.config.ts')) return
  const text = readFileSync(`${env.SITE_BUILD_DIR}/required-server-files.json`, 'utf8')
  const { config } = JSON.parse(text) as { config: unknown }
  // biome-ignore lint/style/noProcessEnv: Next takes it from nowhere else
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

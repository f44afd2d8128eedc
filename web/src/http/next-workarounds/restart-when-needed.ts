import { watch } from 'node:fs'
import { join } from 'node:path'
import { env } from '../../env.ts'
import { log } from '../../lib/log.ts'

/** By which `next dev` knows that its server wants to be restarted; `npm run dev` knows it, too. */
const RESTART_EXIT_CODE = 77

/**
 * In development: ends the process when the configuration has changed or the output was deleted. `next dev` does, but
 * not for a server of one's own, which would answer 500 until somebody restarts it.
 */
export function restartWhenNextNeedsIt(): void {
  const output = join(process.cwd(), env.SITE_BUILD_DIR)
  const watched = { [process.cwd()]: ['next.config.ts', env.SITE_BUILD_DIR], [output]: ['dev'] }
  for (const [folder, names] of Object.entries(watched)) {
    watch(folder, (event, name) => {
      const isOutput = name !== 'next.config.ts'
      if (!name || !names.includes(name) || (isOutput && event === 'change')) return
      log.warn(`${name} was ${isOutput ? 'deleted' : 'changed'}; restarting`)
      process.exit(RESTART_EXIT_CODE)
    })
  }
}

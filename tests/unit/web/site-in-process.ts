import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { vi } from 'vitest'
import { startTestLake, type TestLake } from '../../support/lake.ts'

export const WEBHOOK_SECRET = 'the-secret-of-the-webhooks'

export interface SiteInProcess {
  lake: TestLake
  /** The build folder. */
  build: string
  /** Resets the modules: the next import of the site's code starts without memory of the last. */
  restart(): void
  stop(): Promise<void>
}

/**
 * The environment for importing the site's code without a build: a real lake, a secret, and a folder for files of build
 * and server.
 */
export async function siteInProcess(env: Record<string, string> = {}): Promise<SiteInProcess> {
  // A lake of its own: the tests restart the site without memory, and change any content.
  const lake = await startTestLake()
  const build = mkdtempSync(join(tmpdir(), 'site-build-'))
  const restart = () => {
    vi.resetModules()
    for (const name of ['web.cache', 'web.path-index', 'web.catch-up'])
      Reflect.deleteProperty(globalThis, Symbol.for(name))
    vi.stubEnv('SANITY_API_HOST', lake.url)
    vi.stubEnv('SANITY_WEBHOOK_SECRET', WEBHOOK_SECRET)
    vi.stubEnv('SITE_BUILD_DIR', relative(process.cwd(), build))
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  }
  restart()
  return {
    lake,
    build,
    restart,
    async stop() {
      vi.unstubAllEnvs()
      await lake.close()
      rmSync(build, { recursive: true, force: true })
    },
  }
}

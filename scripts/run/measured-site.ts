import { join } from 'node:path'
import { readSettings, type Settings } from '../env.ts'
import { buildWhenStale } from './build.ts'
import { siteBuild } from './builds.ts'
import { fillWithKeptSeed } from './kept-lake.ts'
import { openContent } from './open-content.ts'
import type { ProcessGroup } from './process-group.ts'
import type { Secrets } from './programs.ts'
import { readSecrets } from './secrets.ts'

/** From which port on, and a folder for all that the site stores. */
type Place = { base: number; dir: string }

/** The site as a measurement wants it: built apart from the one in use, with the seed's content in a lake of its own. */
export async function buildMeasuredSite(
  processGroup: ProcessGroup,
  { base, dir }: Place,
): Promise<{ settings: Settings; secrets: Secrets }> {
  const settings = readSettings({
    SITE_PORT: String(base),
    STUDIO_PORT: String(base + 33),
    LAKE_PORT: String(base + 90),
    LAKE_DIR: join(dir, 'lake'),
    LEADS_DATABASE: join(dir, 'leads.db'),
    SITE_BUILD_DIR: '.next-measured',
  })
  await fillWithKeptSeed(settings)
  const secrets = readSecrets(settings)
  const content = await openContent(settings, secrets, processGroup)
  await buildWhenStale(processGroup, siteBuild(settings, secrets, content), console.log)
  return { settings, secrets }
}

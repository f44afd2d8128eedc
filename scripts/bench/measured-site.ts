import { join } from 'node:path'
import { readSettings, type Settings } from '../env.ts'
import { buildWhenStale } from '../run/build.ts'
import { siteBuild } from '../run/builds.ts'
import { openContent } from '../run/open-content.ts'
import type { ProcessGroup } from '../run/process-group.ts'
import type { Secrets } from '../run/programs.ts'
import { readSecrets } from '../run/secrets.ts'

/** The first port, and the site's data folder. */
type Place = { base: number; dir: string }

/** Builds the site for measurements in a separate folder, with the seed's content in a separate lake. */
export async function buildMeasuredSite(
  processGroup: ProcessGroup,
  { base, dir }: Place,
): Promise<{ settings: Settings; secrets: Secrets }> {
  const settings = readSettings({
    SITE_PORT: String(base),
    STUDIO_PORT: String(base + 33),
    LAKE_PORT: String(base + 90),
    LAKE_DIR: join(dir, 'lake'),
    LEADS_DATABASE_URL: join(dir, 'leads.db'),
    SITE_BUILD_DIR: '.next-measured',
  })
  const secrets = readSecrets(settings)
  const content = await openContent(settings, secrets, processGroup)
  await buildWhenStale(processGroup, siteBuild(settings, secrets, content), console.log)
  return { settings, secrets }
}

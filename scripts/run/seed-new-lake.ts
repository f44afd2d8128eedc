import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startLake } from 'content-lake'
import type { Settings } from '../env.ts'
import { describeReport } from '../seed/describe-report.ts'
import { writeSeed } from '../seed/write-seed.ts'
import { contentClient } from './content-client.ts'
import type { Secrets } from './programs.ts'

/**
 * Creates and seeds the lake if it does not exist, without webhooks, which would make the site discard its prerendered
 * pages.
 */
export async function seedNewLake(settings: Settings, { lakeToken }: Secrets): Promise<void> {
  if (existsSync(join(settings.lakeDir, `dataset-${settings.content.dataset}.sqlite`))) return
  const lake = await startLake({
    port: settings.ports.lake,
    storage: settings.lakeDir,
    ...(lakeToken && { token: lakeToken }),
  })
  try {
    console.log('There is no lake yet; writing the seed:')
    const report = await writeSeed(contentClient(settings, lakeToken))
    console.log(describeReport(report, { dryRun: false }))
  } finally {
    await lake.close()
  }
}

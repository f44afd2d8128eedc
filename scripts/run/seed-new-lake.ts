import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../env.ts'
import { readLakeEnv } from '../lake/env.ts'
import { startLake } from '../lake/server.ts'
import { describeReport } from '../seed/describe-report.ts'
import { writeSeed } from '../seed/write-seed.ts'
import { contentClient } from './content-client.ts'
import * as programs from './programs.ts'

/**
 * Creates and seeds the lake if it does not exist, without webhooks, which would make the site discard its prerendered
 * pages.
 */
export async function seedNewLake(settings: Settings, secrets: programs.Secrets): Promise<void> {
  if (existsSync(join(settings.lakeDir, `dataset-${settings.content.dataset}.sqlite`))) return
  const options = readLakeEnv({ ...process.env, ...programs.lake(settings, secrets).env })
  const lake = await startLake({ ...options, webhook: undefined })
  try {
    console.log('There is no lake yet; writing the seed:')
    const report = await writeSeed(contentClient(settings, secrets.lakeToken))
    console.log(describeReport(report, { dryRun: false }))
  } finally {
    await lake.close()
  }
}

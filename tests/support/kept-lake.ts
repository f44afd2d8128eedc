import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../scripts/env.ts'
import { fingerprint } from '../../scripts/run/fingerprint.ts'
import { seedEmptyLake } from '../../scripts/run/open-content.ts'
import { ROOT } from '../../scripts/run/root.ts'
import { readSecrets } from '../../scripts/run/secrets.ts'
import { seedDate } from './seed-date.ts'

const STAMP = '.seeded-from'
const SOURCES = ['scripts/seed', 'scripts/lake']

/**
 * Seeds a new lake by copying one that was seeded from the same sources, so that documents keep their revisions: a
 * build of other content is stale.
 */
export async function fillWithKeptSeed(settings: Settings): Promise<void> {
  const kept = join(ROOT, 'web', `${settings.buildDirs.site}-lake`)
  const stamp = join(kept, STAMP)
  const day = seedDate()
  // The address is part of image documents; a lake at another address gives them new revisions.
  const sources = fingerprint(ROOT, SOURCES, { day, apiHost: settings.content.apiHost })
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) {
    cpSync(kept, settings.lakeDir, { recursive: true })
    return
  }
  await seedEmptyLake(settings, readSecrets(settings), day)
  rmSync(kept, { recursive: true, force: true })
  cpSync(settings.lakeDir, kept, { recursive: true })
  writeFileSync(stamp, sources)
}

import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../env.ts'
import { seedDay } from '../seed/date-seed.ts'
import { fingerprint } from './fingerprint.ts'
import { ROOT } from './root.ts'
import { readSecrets } from './secrets.ts'
import { seedNewLake } from './seed-new-lake.ts'

const STAMP = '.seeded-from'
/** Sources of the seed, which includes the site's default texts. */
const SEED = ['scripts/seed', 'web/src/sanity/words.gen.ts']

/**
 * Seeds a new lake by copying one that was seeded from the same sources, so that documents keep their revisions: at
 * start, the site revalidates documents whose revision differs from its build.
 */
export async function fillWithKeptSeed(settings: Settings): Promise<void> {
  const kept = join(ROOT, 'web', `${settings.buildDirs.site}-lake`)
  const stamp = join(kept, STAMP)
  // The address is part of image documents; a lake at another address gives them new revisions.
  const { apiHost } = settings.content
  const sources = fingerprint(ROOT, [...SEED, 'scripts/lake'], { day: seedDay(), apiHost })
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) {
    cpSync(kept, settings.lakeDir, { recursive: true })
    return
  }
  await seedNewLake(settings, readSecrets(settings))
  rmSync(kept, { recursive: true, force: true })
  cpSync(settings.lakeDir, kept, { recursive: true })
  writeFileSync(stamp, sources)
}

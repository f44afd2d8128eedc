import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { requireNginx } from '../checks/require-servers.ts'
import { launchBrowser } from '../compare/browser.ts'
import { endWithSignals } from '../run/end-with-signals.ts'
import { freePortBase } from '../run/ports.ts'
import { createProcessGroup } from '../run/process-group.ts'
import { film, writeFilmstrip } from './first-load/filmstrip.ts'
import { type Served, serveVersions } from './first-load/serve-versions.ts'
import {
  describeDifferences,
  describeSeries,
  type Round,
  type Series,
  VERSIONS,
} from './first-load/table.ts'
import { PROFILES, type Profile, visitTwice } from './first-load/visit.ts'

// `npm run bench:first-load -- BASE [NOW]`: how soon a page is painted and hydrated, and what it downloads, of two
// revisions, or of one and the working tree, beside an empty page of the same Next (docs/first-load.md).
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '8' },
    line: { type: 'string', multiple: true, default: ['phone', 'fast'] },
    page: {
      type: 'string',
      multiple: true,
      default: ['/', '/products/reactor', '/resources/blog'],
    },
    build: { type: 'boolean', default: false },
    filmstrip: { type: 'string' },
  },
})
const [base = 'main', now] = positionals
const port = Number(process.env.TEST_PORT_BASE) || (await freePortBase())
const processGroup = createProcessGroup(() => undefined)
const { leave, isLeaving } = endWithSignals(processGroup)
let served: Served | undefined

async function bench(nginx: string): Promise<void> {
  const builds = join(tmpdir(), `chainlantern-first-load-${port}`)
  served = await serveVersions({ nginx, base, now, port, builds }, processGroup)
  if (values.build) return
  const browser = await launchBrowser([
    `--ignore-certificate-errors-spki-list=${served.keys.join(',')}`,
  ])
  const all: Series[] = []
  try {
    if (values.filmstrip) return await filmHome(browser, served, values.filmstrip)
    for (const line of ['phone', 'fast'] as const) {
      if (values.line.includes(line)) all.push(...(await measure(browser, served, PROFILES[line])))
    }
  } finally {
    await browser.close()
  }
  console.log(`\nMedians ± median distance, ms and KB as sent; base is ${base}.\n`)
  console.log(describeSeries(all))
  console.log('\nNow less base, paired by round.\n')
  console.log(describeDifferences(all))
}

/** Films a first visit of the home page on a phone. The first film of each version only warms up. */
async function filmHome(browser: Browser, { urls }: Served, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const filmOf = (version: 'base' | 'now') =>
    film(browser, version === 'base' ? base : 'now', `${urls[version]}/`, PROFILES.phone)
  await filmOf('base')
  await filmOf('now')
  const films = [await filmOf('base'), await filmOf('now')]
  console.log(`Wrote ${await writeFilmstrip(browser, films, folder)}`)
}

/** All pages of all versions in each round, each time in another order. The first round only warms up. */
async function measure(browser: Browser, { urls }: Served, profile: Profile): Promise<Series[]> {
  const series = values.page.flatMap((page): Series[] => [
    { page, profile: profile.name, visit: 'first', rounds: [] },
    { page, profile: profile.name, visit: 'second', rounds: [] },
  ])
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const page of values.page) {
      const found: Record<Series['visit'], Round> = { first: {}, second: {} }
      for (const version of inTurn(round)) {
        const url = urls[version] + (version === 'empty' ? '/' : page)
        const { first, second } = await visitTwice(browser, url, profile)
        found.first[version] = first
        found.second[version] = second
      }
      for (const { visit, rounds } of round === 0 ? [] : series.filter(isOf(page))) {
        rounds.push(found[visit])
      }
    }
    console.log(`${profile.name}: ${round === 0 ? 'warmed up' : `round ${round}`}`)
  }
  return series
}

const inTurn = (round: number) => [
  ...VERSIONS.slice(round % VERSIONS.length),
  ...VERSIONS.slice(0, round % VERSIONS.length),
]
const isOf = (page: string) => (series: Series) => series.page === page

async function end(code: number): Promise<void> {
  await served?.stop()
  await leave(code)
}

try {
  const nginx = requireNginx()
  if (!nginx) throw new Error('This needs nginx, which Debian has.')
  await bench(nginx)
  await end(0)
} catch (error) {
  if (!isLeaving()) console.error(error instanceof Error ? error.message : error)
  await end(1)
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { ProcessGroup } from '../run/process-group.ts'
import { launchBrowser } from './browser.ts'
import { listVisits, lookAt } from './list-visits.ts'
import { type Difference, measureAll } from './measure-difference.ts'
import type { Options } from './options.ts'
import { pairPictures } from './pair-pictures.ts'
import { type ServedTree, serveTree } from './serve-tree.ts'
import { type Failure, type Picture, type Taken, takePictures } from './take-pictures.ts'
import type { Version } from './trees.ts'

export type Side = 'base' | 'now'
export type Versions = Record<Side, Version>

export type Result = {
  versions: Versions
  startedAt: Date
  /** Whether the run passed midnight UTC: pages may then show different dates. */
  passedMidnight: boolean
  same: number
  /** Sorted by difference, largest first. */
  different: (Picture & Difference)[]
  new: Picture[]
  gone: Picture[]
  failures: (Failure & { side: Side })[]
  seconds: Record<string, number>
}

type Run = {
  versions: Versions
  options: Options
  startedAt: Date
  builds: string
  /** The folder of the report, with a folder of pictures for each version. */
  report: string
  port: number
}

/** Takes all pictures of both versions, one version after the other at the same URLs, and compares them. */
export async function compareVersions(run: Run, processGroup: ProcessGroup): Promise<Result> {
  const { versions, options, startedAt, report } = run
  const seconds: Record<string, number> = {}
  const day = dayOf(startedAt)
  const browser = await launchBrowser()
  const take = async (side: Side): Promise<Taken> => {
    const surroundings = { base: run.port, day, studio: options.studio }
    const folder = join(run.builds, side)
    const tree = await timed(`build ${side}`, seconds, () =>
      serveTree(versions[side], folder, surroundings, processGroup),
    )
    const work = () => takeAll(browser, tree, run, join(report, side))
    return timed(`pictures of ${side}`, seconds, work).finally(tree.stop)
  }
  try {
    const taken = { base: await take('base'), now: await take('now') }
    const pairs = pairPictures(taken.base.pictures, taken.now.pictures)
    const different = await timed('compare', seconds, () => measureAll(pairs.different, report))
    for (const { file } of pairs.same) {
      for (const side of ['base', 'now']) rmSync(join(report, side, file))
    }
    return {
      versions,
      startedAt,
      passedMidnight: dayOf(new Date()) !== day,
      same: pairs.same.length,
      different: different.toSorted((a, b) => b.pixels - a.pixels),
      new: pairs.new,
      gone: pairs.gone,
      failures: (['base', 'now'] as const).flatMap((side) =>
        taken[side].failures.map((failure) => ({ ...failure, side })),
      ),
      seconds,
    }
  } finally {
    await browser.close()
  }
}

async function takeAll(browser: Browser, tree: ServedTree, run: Run, folder: string) {
  const visits = await listVisits(tree, run.options)
  return takePictures(browser, visits, await lookAt(tree, run.startedAt), folder)
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

async function timed<Value>(
  phase: string,
  seconds: Record<string, number>,
  work: () => Promise<Value>,
): Promise<Value> {
  const startedAt = performance.now()
  console.log(`${phase} …`)
  const value = await work()
  seconds[phase] = Math.round((performance.now() - startedAt) / 1000)
  return value
}

import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page, Request } from '@playwright/test'
import { newContext, type Sight } from './browser.ts'
import { openRequests, untilHydrated, untilSettled } from './settle.ts'
import type { Take, Visit, Width } from './visits/visit.ts'

const WORKERS = 2
/** The longest that a visit may take, in ms, so that one page cannot hold up all. */
const PATIENCE_MS = 60_000

/** How long a page may not change until it counts as complete, in ms; what an editor sees comes in steps. */
const QUIET_MS = { decided: 100, new: 100, editor: 500, studio: 1500 }

export type Picture = {
  /** The same in both versions: group, name and width. */
  id: string
  group: string
  name: string
  width: Width
  hash: string
  /** The name of its file, which follows from its id. */
  file: string
}

/** A page that could not be taken, or that answered what it should not. */
export type Failure = { group: string; path: string; width: Width; reason: string }

export type Taken = { pictures: Picture[]; failures: Failure[] }

/** What all visits of a version have in common. */
export type Look = Omit<Sight, 'width' | 'visitor' | 'height' | 'origin'>

/** Makes all visits, two at a time, and writes the pictures into a folder. A visit that fails is noted. */
export async function takePictures(
  browser: Browser,
  visits: readonly Visit[],
  look: Look,
  folder: string,
): Promise<Taken> {
  mkdirSync(folder, { recursive: true })
  const taken: Taken = { pictures: [], failures: [] }
  const waiting = visits.values()

  async function work(): Promise<void> {
    for (const visit of waiting) {
      const { group, path, width } = visit
      const note = (reason: string) => taken.failures.push({ group, path, width, reason })
      const keep = (name: string, bytes: Buffer) => {
        const id = `${group} ${name} ${width}`
        const file = `${hashOf(id).slice(0, 16)}.png`
        writeFileSync(join(folder, file), bytes)
        taken.pictures.push({ id, group, name, width, hash: hashOf(bytes), file })
      }
      await makeVisit(browser, visit, look, { keep, note })
    }
  }

  await Promise.all(Array.from({ length: WORKERS }, work))
  return taken
}

type Keep = { keep: (name: string, bytes: Buffer) => void; note: (reason: string) => void }

async function makeVisit(browser: Browser, visit: Visit, look: Look, { keep, note }: Keep) {
  const context = await newContext(browser, { ...look, ...visit })
  try {
    const page = await context.newPage()
    const requests = openRequests(page)
    page.setDefaultTimeout(PATIENCE_MS / 4)
    const response = await page.goto(new URL(visit.path, visit.origin ?? look.siteUrl).href)
    const { status = 200 } = visit
    if (response?.status() !== status) note(`It answers ${response?.status()}.`)
    // The Studio is no page of Next.
    if (!visit.origin) await untilHydrated(page)
    await visit.act(page, takeOn(page, requests, visit, keep))
  } catch (error) {
    note(firstLine(error))
  } finally {
    await context.close()
  }
}

/** How a visit takes a picture of this page. */
function takeOn(
  page: Page,
  requests: ReadonlySet<Request>,
  visit: Visit,
  keep: Keep['keep'],
): Take {
  const quietMs = visit.origin ? QUIET_MS.studio : QUIET_MS[visit.visitor]
  return async (name, what = 'page') => {
    await untilSettled(page, requests, quietMs)
    const window = page.viewportSize()
    const unfolds = visit.origin !== undefined && what === 'page'
    if (unfolds && (await unfold(page))) await untilSettled(page, requests, quietMs)
    const options = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
    const bytes =
      typeof what === 'string'
        ? await page.screenshot({ ...options, fullPage: what === 'page' })
        : await what.screenshot(options)
    keep(name, bytes)
    if (unfolds && window) await page.setViewportSize(window)
  }
}

/** Makes the window as high as its page: the Studio draws itself anew when the window grows. True if it grew. */
async function unfold(page: Page): Promise<boolean> {
  const window = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (!window || height <= window.height) return false
  await page.setViewportSize({ ...window, height })
  return true
}

const hashOf = (what: string | Buffer) => createHash('sha256').update(what).digest('hex')

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page, Request } from '@playwright/test'
import { newContext, type Sight } from './browser.ts'
import { openRequests, untilHydrated, untilSettled } from './settle.ts'
import type { Take, Visit, Width } from './visits/visit.ts'

const WORKERS = 2
/** Maximum duration of a visit in ms, so that one page cannot block the run. */
const PATIENCE_MS = 60_000

/** How long a page must stay unchanged to count as complete, in ms; the Studio and drafts load in steps. */
const QUIET_MS = { decided: 100, new: 100, editor: 500, studio: 1500 }

export type Picture = {
  /** Identifies the picture in both versions: group, name and width. */
  id: string
  group: string
  name: string
  width: Width
  hash: string
  /** The file name, derived from the id. */
  file: string
}

/** A page that failed or had an unexpected status. */
export type Failure = { group: string; path: string; width: Width; reason: string }

export type Taken = { pictures: Picture[]; failures: Failure[] }

/** Settings that all visits of a version share. */
export type Look = Omit<Sight, 'width' | 'visitor' | 'height' | 'origin'>

/** Makes all visits, two at a time, and writes the pictures into a folder. Failures are collected. */
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
    // The Studio is not a Next page.
    if (!visit.origin) await untilHydrated(page)
    await visit.act(page, takeOn(page, requests, visit, keep))
  } catch (error) {
    note(firstLine(error))
  } finally {
    await context.close()
  }
}

/** Returns the `take` function for this page. */
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

/** Makes the window as tall as its page; the Studio renders more when the window grows. Returns whether it grew. */
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

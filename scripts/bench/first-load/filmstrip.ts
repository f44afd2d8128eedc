import { join } from 'node:path'
import type { Browser, CDPSession } from '@playwright/test'
import { newVisitor, type Profile, VIEWPORT, visit } from './visit.ts'

const STEP_MS = 250
/** Of the pictures, in px. */
const WIDTH = 130

/** A picture in base64, and when it was shown, in ms since the navigation. */
type Frame = { at: number; picture: string }

export type Film = { label: string; frames: Frame[]; fcp: number; hydrated: number }

/** Films the first visit of a page, which costs the browser some time: the figures are not those of the tables. */
export async function film(
  browser: Browser,
  label: string,
  url: string,
  profile: Profile,
): Promise<Film> {
  const context = await newVisitor(browser)
  const shown: Frame[] = []
  let start = 0
  const record = async (session: CDPSession) => {
    session.on('Network.requestWillBeSent', ({ type, wallTime }) => {
      if (type === 'Document' && start === 0) start = wallTime
    })
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      shown.push({ at: metadata.timestamp ?? 0, picture: data })
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 70 })
  }
  try {
    const { fcp, hydrated } = await visit(context, url, profile, record)
    // Chromium's times are in seconds since 1970.
    const frames = shown.map(({ at, picture }) => ({ at: (at - start) * 1000, picture }))
    return { label, frames: frames.filter(({ at }) => at >= 0), fcp, hydrated }
  } finally {
    await context.close()
  }
}

/** Writes a PNG with a row of pictures for each film, at the same times, until all are hydrated. */
export async function writeFilmstrip(
  browser: Browser,
  films: Film[],
  folder: string,
): Promise<string> {
  const steps = Math.ceil(Math.max(...films.map(({ hydrated }) => hydrated)) / STEP_MS) + 1
  const times = Array.from({ length: steps }, (_, step) => step * STEP_MS)
  const page = await browser.newPage({
    viewport: { width: (WIDTH + 8) * steps + 8, height: 100 },
  })
  try {
    await page.setContent(
      `<style>${STYLE}</style>${films.map((each) => row(each, times)).join('')}`,
    )
    const path = join(folder, 'filmstrip.png')
    await page.screenshot({ path, fullPage: true })
    return path
  } finally {
    await page.close()
  }
}

const STYLE = `
  body { margin: 8px; font: 13px sans-serif }
  p { margin: 8px 0 4px; font-weight: bold }
  div { display: flex; gap: 8px }
  figure { margin: 0 }
  :is(img, i) { display: block; width: ${WIDTH}px; height: ${(WIDTH * VIEWPORT.height) / VIEWPORT.width}px; outline: 1px solid #ccc }`

function row({ label, frames, fcp, hydrated }: Film, times: number[]): string {
  const pictures = times.map((time) => {
    const frame = frames.findLast(({ at }) => at <= time)
    const picture = frame ? `<img src="data:image/jpeg;base64,${frame.picture}">` : '<i></i>'
    return `<figure>${picture}${(time / 1000).toFixed(2)} s</figure>`
  })
  const [painted, ready] = [fcp, hydrated].map((each) => `${Math.round(each)} ms`)
  return `<p>${label}: painted at ${painted}, hydrated at ${ready}</p><div>${pictures.join('')}</div>`
}

import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** What is blurred, empty or failed for longer while nothing else happens, a person takes for broken. */
const PATIENCE_MS = 3000
/** The longest wait: on a busy machine a page takes longer, but keeps changing. */
const LONGEST_MS = 45_000

/** Fails if a person would take something in the loaded window for broken: a message, or a blurred or empty area. */
export async function expectNothingBroken(page: Page): Promise<void> {
  const end = Date.now() + LONGEST_MS
  let last = { state: '', at: 0 }
  for (;;) {
    const at = Date.now()
    const { broken, state } = await look(page)
    if (broken.length === 0) return
    if (state !== last.state) last = { state, at: Date.now() }
    if (at - last.at > PATIENCE_MS || at > end) return expect(broken).toEqual([])
  }
}

/** What is broken, and what changes when the page does something: its parts and requests. */
async function look(page: Page) {
  const looks = page.frames().map((frame) => frame.evaluate(partsInFrame).catch(() => 'gone'))
  const frames = await Promise.all(looks)
  const broken = [
    ...frames.flatMap((frame) => (typeof frame === 'string' ? frame : frame.broken)),
    ...(await emptyQuarters(page)),
  ]
  const lastRequest = (await page.requests()).at(-1)?.timing().startTime
  return { broken, state: JSON.stringify([frames, broken, lastRequest]) }
}

/** The quarters of the window that show one color only. */
async function emptyQuarters(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const size = { width: width / 2, height: height / 2 }
  const empty: string[] = []
  for (const x of [0, size.width])
    for (const y of [0, size.height]) {
      const picture = sharp(await page.screenshot({ clip: { x, y, ...size } }))
      const { channels } = await picture.stats()
      if (channels.every(({ min, max }) => min === max)) empty.push(`empty from ${x}, ${y}`)
    }
  return empty
}

/** Runs in each frame. */
function partsInFrame() {
  const MESSAGE =
    /unable to connect|continue anyway|could not|went wrong|error occurred|main document/i
  const WAITING = /^(loading|connecting)\b/i
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const isShown = (element: Element) => {
    const { width, height, bottom, top } = boxOf(element)
    return element.checkVisibility() && width * height > 0 && bottom > 0 && top < innerHeight
  }
  const isLarge = (element: Element) =>
    boxOf(element).width * boxOf(element).height > (innerWidth * innerHeight) / 20
  const broken: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    if (!isShown(element)) continue
    const words = element.children.length === 0 ? (element.textContent?.trim() ?? '') : ''
    const isMessage = element.closest('[role=alert], [role=dialog], [data-ui=Toast]') !== null
    if (WAITING.test(words) || (isMessage && MESSAGE.test(words))) broken.push(words)
    if (element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0)
      broken.push(`no picture at ${element.currentSrc}`)
    // Parts of a drawing may be pale.
    if (!(element instanceof HTMLElement) || !isLarge(element)) continue
    const { filter, opacity } = getComputedStyle(element)
    if (filter.includes('blur') || Number(opacity) < 0.6)
      broken.push(`blurred or pale: ${element.tagName}.${element.className}`)
  }
  return { broken, elements: document.querySelectorAll('*').length }
}

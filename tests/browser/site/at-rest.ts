import { expect, type Page, type Request } from '@playwright/test'

// What does not happen is checked when the moment for it has passed: these functions say when that is.

/** Waits until the page has drawn what it was told to, its transitions are over, and it has nothing to do. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // A transition begins in the frame after the change.
    await frame()
    await frame()
    const ending = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const runs = timeline === document.timeline && playState === 'running'
      return runs && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

/** Waits until all that the page has asked for is there, has been drawn, and has led to no further request. */
export async function untilQuiet(page: Page): Promise<void> {
  await expect(async () => {
    const requests = await page.requests()
    await Promise.all(requests.map(arrival))
    await atRest(page)
    const isLast = (await page.requests()).at(-1) === requests.at(-1)
    expect(isLast, 'no further request').toBe(true)
  }).toPass({ intervals: [0] })
}

/** A script has arrived when its size is known. Chromium may report the end of a prefetched page half a minute late. */
const arrival = (request: Request) =>
  request.resourceType() === 'script' ? request.sizes().catch(() => null) : request.response()

/**
 * Waits for the line that a page logs two seconds after it was opened, when it has looked whether the cookie banner and
 * the chat are wanted.
 */
export async function untilChatKnown(page: Page): Promise<void> {
  const logged = async () => (await page.consoleMessages()).map((message) => message.text())
  await expect.poll(logged).toContainEqual(expect.stringMatching(/^Chat widget:/))
}

import { expect, type Page, type Request } from '@playwright/test'

// Functions that wait for the moment after which something that must not happen would have happened.

/** Waits until the page has rendered, its transitions have ended, and it is idle. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // A transition starts in the frame after the change.
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

/** Waits until all requests of the page are finished and rendered, and have caused no further ones. */
export async function untilQuiet(page: Page): Promise<void> {
  await expect(async () => {
    const requests = await page.requests()
    await Promise.all(requests.map(arrival))
    await atRest(page)
    const isLast = (await page.requests()).at(-1) === requests.at(-1)
    expect(isLast, 'no further request').toBe(true)
  }).toPass({ intervals: [0] })
}

/** Waits for the size of a script: Chromium may report the end of a prefetched page half a minute late. */
const arrival = (request: Request) =>
  request.resourceType() === 'script' ? request.sizes().catch(() => null) : request.response()

/** Waits for the line that a page logs after two seconds, when it has decided on cookie banner and chat. */
export async function untilChatKnown(page: Page): Promise<void> {
  const logged = async () => (await page.consoleMessages()).map((message) => message.text())
  await expect.poll(logged).toContainEqual(expect.stringMatching(/^Chat widget:/))
}

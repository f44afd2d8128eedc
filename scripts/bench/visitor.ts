import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, systemChromium } from '../checks/chromium.ts'

/** Delay in ms, bytes a second, and how much slower than this machine the visitor's is. */
export const LINES = {
  slow: {
    network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
    slowdown: 4,
  },
  fast: {
    network: { latency: 20, downloadThroughput: 3_750_000, uploadThroughput: 1_250_000 },
    slowdown: 1,
  },
}
export type Line = (typeof LINES)['slow']

export async function inBrowser<Result>(run: (browser: Browser) => Promise<Result>) {
  const executablePath = systemChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_ARGS,
  })
  try {
    return await run(browser)
  } finally {
    await browser.close()
  }
}

/** A new tab on this line. */
export async function openTab(context: BrowserContext, { network, slowdown }: Line) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, session }
}

/** When React has taken over the page, in ms since its request. */
export const hydratedAt = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const isHydrated = () =>
      Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__react'))
    while (!isHydrated()) await new Promise((resolve) => setTimeout(resolve, 10))
    return performance.now()
  })

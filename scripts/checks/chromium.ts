import { accessSync, constants } from 'node:fs'

/** Debian's headless Chromium: the same engine, and the browser tests take a third less time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const USUAL_PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Runs as root, without a graphics processor, and requests nothing but pages. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The installed Chromium: `CHROMIUM_PATH`, or the first one in the usual places. */
export function systemChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  return USUAL_PLACES.find(isProgram)
}

/** Whether the headless Chromium is installed or `CHROMIUM_PATH` replaces it. */
export const hasQuickestChromium = () =>
  process.env.CHROMIUM_PATH !== undefined || isProgram(HEADLESS_SHELL)

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

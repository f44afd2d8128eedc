import { accessSync, constants } from 'node:fs'

/** Debian's Chromium without windows: the same engine, and the browser tests take two thirds of the time. */
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

/** The machine's own Chromium: that of `CHROMIUM_PATH`, or the first found where browsers usually are. */
export function systemChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  return USUAL_PLACES.find(isProgram)
}

/** Whether the browser at hand is the quickest there is, or one that somebody asked for. */
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

import { accessSync, constants } from 'node:fs'

const USUAL_PLACES = [
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
  return USUAL_PLACES.find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

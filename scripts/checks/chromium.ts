import { existsSync } from 'node:fs'

const FULL = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
// Debian's headless one is the same engine, and the browser tests take a third less time.
const PLACES = ['/usr/bin/chromium-headless-shell', ...FULL]

/** Runs as root, without a graphics processor, and requests nothing but pages. */
export const CHROMIUM_ARGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  )

/** The installed Chromium: `CHROMIUM_PATH`, or the first one in the usual places. */
export const systemChromium = () => process.env.CHROMIUM_PATH || PLACES.find(existsSync)

/** The Chromium that people use, if it is installed. */
export const fullChromium = () => FULL.find(existsSync) ?? systemChromium()

import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const FILES = [
  {
    name: 'Source Serif',
    weight: 500,
    file: 'source-serif-4/files/source-serif-4-latin-500-normal',
  },
  {
    name: 'Instrument Sans',
    weight: 600,
    file: 'instrument-sans/files/instrument-sans-latin-600-normal',
  },
] as const

/** The site's fonts as WOFF, since satori cannot read WOFF2. */
export function shareFonts() {
  return Promise.all(
    FILES.map(async ({ name, weight, file }) => {
      // Next runs in web/; packages are installed above it.
      const address = path.join(
        /* turbopackIgnore: true */ process.cwd(),
        `../node_modules/@fontsource/${file}.woff`,
      )
      return { name, weight, style: 'normal' as const, data: await readFile(address) }
    }),
  )
}

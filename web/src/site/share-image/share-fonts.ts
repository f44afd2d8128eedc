import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const OWN = [
  ['Source Serif', 500, '@expo-google-fonts/source-serif-4/500Medium/SourceSerif4_500Medium.ttf'],
  [
    'Instrument Sans',
    600,
    '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  ],
] as const
const WIDE = [
  ['Noto Sans SC', 400, '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf'],
  ['Noto Sans KR', 400, '@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf'],
] as const

/** The site's fonts, and those of Chinese, Japanese and Korean as paths: 13 MB, which few images need. */
export async function shareFonts() {
  const own = await Promise.all(
    OWN.map(async ([name, weight, file]) => ({
      ...{ name, weight, style: 'normal' as const },
      data: await readFile(addressOf(file)),
    })),
  )
  return {
    own,
    wide: WIDE.map(([name, weight, file]) => ({ name, weight, file: addressOf(file) })),
  }
}

// Next runs in web/; packages are installed above it.
const addressOf = (file: string) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), '../node_modules', file)

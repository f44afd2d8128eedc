import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from './run/root.ts'

// `npm run types` writes the fonts: of each family a file with the characters of nearly every text, which pages preload.
// A page with another character downloads the package's Latin subset, too (web/docs/mechanisms.md).

/** The same for all families, also where a font lacks one: it compresses well. */
const COMMON =
  'U+20-7E, U+A0, U+A3, U+A9, U+AE, U+B0, U+B7, U+D7, U+E1, U+E3, U+E7, U+E9, U+F8, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212'
const OTHERS =
  'U+A1-A2, U+A4-A8, U+AA-AD, U+AF, U+B1-B6, U+B8-D6, U+D8-E0, U+E2, U+E4-E6, U+E8, U+EA-F7, U+F9-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2002-200B, U+201A, U+201E, U+2032-203A, U+2044, U+2191, U+2193, U+2215'

const OPTIONS = {
  targetFormat: 'woff2',
  // Hinting stays: without it, Linux rounds letters to other widths. The features are those that pages use.
  keepFeatures: ['kern', 'liga', 'tnum'],
} as const

type Family = {
  /** The name of its constants, and so of the family in the style sheet: not `serif`, which is a generic family. */
  name: string
  /** The package's Latin subset, seen from `node_modules`. */
  source: string
  weight: string
  /** The weights that pages use; bolder texts get the boldest. */
  axis?: { min: number; max: number }
  display: 'swap' | 'optional'
  /** Variable of the style sheet (`tokens.css`). */
  variable: string
}

const FAMILIES: Family[] = [
  {
    name: 'sourceSerif',
    source: '@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2',
    weight: '500',
    display: 'swap',
    variable: '--font-source-serif',
  },
  {
    name: 'instrumentSans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: '400 700',
    axis: { min: 400, max: 600 },
    // Paragraphs would wrap at other words when it comes late; preloaded, it does not on a fast line or from the cache.
    display: 'optional',
    variable: '--font-instrument-sans',
  },
]

/** All that is written, by path from the root of the repository; the same at each call. */
export async function fontFiles(): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>()
  for (const { name, source, axis } of FAMILIES) {
    const bytes = readFileSync(join(ROOT, 'node_modules', source))
    const subset = await subsetFont(bytes, charactersIn(COMMON), {
      ...OPTIONS,
      ...(axis && { variationAxes: { wght: axis } }),
    })
    files.set(`web/src/ui/fonts/${fileOf(name)}`, subset)
  }
  const variables = FAMILIES.flatMap(({ name }) => [name, othersOf(name)])
  const code = [
    '// Written by `npm run types`.',
    "import localFont from 'next/font/local'",
    ...FAMILIES.map(loadersOf),
    '/** Classes for the root element that set the font variables of the theme. */',
    `export const fontVariables = [${variables.map((name) => `${name}.variable`).join(', ')}].join(' ')`,
  ]
  return files.set('web/src/ui/fonts/fonts.gen.ts', `${code.join('\n\n')}\n`)
}

const fileOf = (name: string) =>
  `${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}.woff2`
const othersOf = (name: string) => `${name}Others`

/** Next reads these calls while it compiles, so each value is written out. */
const loadersOf = ({
  name,
  source,
  weight,
  display,
  variable,
}: Family) => `const ${name} = localFont({
  src: './${fileOf(name)}',
  weight: '${weight}',
  display: '${display}',
  variable: '${variable}',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: '${COMMON}' }],
})

const ${othersOf(name)} = localFont({
  src: '../../../../node_modules/${source}',
  weight: '${weight}',
  display: 'swap',
  preload: false,
  variable: '${variable}-others',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: '${OTHERS}' }],
})`

/** All characters of a range as CSS writes it, such as `U+20-7E, U+A0`. */
function charactersIn(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [, first = '', last = first] = /^U\+([\dA-F]+)(?:-([\dA-F]+))?$/.exec(part.trim()) ?? []
      if (!first) throw new Error(`${part.trim()} is no range of characters.`)
      const from = Number.parseInt(first, 16)
      const length = Number.parseInt(last, 16) - from + 1
      return Array.from({ length }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')
}

if (import.meta.main) {
  for (const [path, content] of await fontFiles()) writeFileSync(join(ROOT, path), content)
}

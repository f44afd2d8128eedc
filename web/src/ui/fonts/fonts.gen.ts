// Written by `npm run types`.

import localFont from 'next/font/local'

const sourceSerif = localFont({
  src: './source-serif.woff2',
  weight: '500',
  display: 'swap',
  variable: '--font-source-serif',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20-7E, U+A0, U+A3, U+A9, U+AE, U+B0, U+B7, U+D7, U+E1, U+E3, U+E7, U+E9, U+F8, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212' }],
})

const sourceSerifOthers = localFont({
  src: '../../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2',
  weight: '500',
  display: 'swap',
  preload: false,
  variable: '--font-source-serif-others',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-A2, U+A4-A8, U+AA-AD, U+AF, U+B1-B6, U+B8-D6, U+D8-E0, U+E2, U+E4-E6, U+E8, U+EA-F7, U+F9-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2002-200B, U+201A, U+201E, U+2032-203A, U+2044, U+2191, U+2193, U+2215' }],
})

const instrumentSans = localFont({
  src: './instrument-sans.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-instrument-sans',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20-7E, U+A0, U+A3, U+A9, U+AE, U+B0, U+B7, U+D7, U+E1, U+E3, U+E7, U+E9, U+F8, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212' }],
})

const instrumentSansOthers = localFont({
  src: '../../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--font-instrument-sans-others',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-A2, U+A4-A8, U+AA-AD, U+AF, U+B1-B6, U+B8-D6, U+D8-E0, U+E2, U+E4-E6, U+E8, U+EA-F7, U+F9-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2002-200B, U+201A, U+201E, U+2032-203A, U+2044, U+2191, U+2193, U+2215' }],
})

/** Classes for the root element that set the font variables of the theme. */

export const fontVariables = [sourceSerif.variable, sourceSerifOthers.variable, instrumentSans.variable, instrumentSansOthers.variable].join(' ')

import localFont from 'next/font/local'

// Latin subsets from packages: no download at build or by visitors from third parties (52 KB for both).
const serif = localFont({
  src: '../../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2',
  weight: '500',
  style: 'normal',
  display: 'swap',
  variable: '--font-source-serif',
  adjustFontFallback: 'Times New Roman',
})

const sans = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  variable: '--font-instrument-sans',
  adjustFontFallback: 'Arial',
})

/** Classes for the root element that set the theme's font variables. */
export const fontVariables = `${serif.variable} ${sans.variable}`

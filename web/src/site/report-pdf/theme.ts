import type { Style } from './primitives'

/** The colors of `styles/tokens.css` on white paper; a test compares the two. */
export const COLORS = {
  white: '#ffffff',
  'paper-sunk': '#f4eee2',
  line: '#ded5c4',
  'line-strong': '#8c8271',
  ink: '#0e1b30',
  'ink-soft': '#33415a',
  'ink-mute': '#58647a',
  night: '#0c182b',
  'night-raised': '#14243d',
  'night-line': '#2b3e5c',
  'night-dim': '#4d6284',
  'on-night': '#f5efe2',
  'on-night-soft': '#b4c0d2',
  lantern: '#f0a024',
  'lantern-deep': '#8f5200',
  'lantern-wash': '#fcecc9',
  risk: '#a8321f',
  safe: '#25614a',
} as const

/** An A4 page in points, and its margins. */
export const SHEET = { width: 595.28, height: 841.89, side: 62, top: 64, bottom: 36 }

/** The width of the text, in points. */
export const MEASURE = SHEET.width - 2 * SHEET.side

// The second family of each has the letters that the first lacks.
export const SERIF = ['Source Serif', 'Source Serif Extended']
export const SANS = ['Instrument Sans', 'Instrument Sans Extended']

const serif = { fontFamily: SERIF, fontWeight: 500, color: COLORS.ink }

export const TYPE = {
  body: { fontFamily: SANS, fontSize: 9.75, lineHeight: 1.55, color: COLORS['ink-soft'] },
  lead: { fontSize: 11.5, lineHeight: 1.5 },
  small: { fontSize: 8.25, lineHeight: 1.45 },
  note: { fontSize: 8, lineHeight: 1.45, color: COLORS['ink-mute'] },
  eyebrow: { fontSize: 8.25, fontWeight: 600, color: COLORS['lantern-deep'] },
  title: { ...serif, fontSize: 21, lineHeight: 1.2 },
  heading: { ...serif, fontSize: 13, lineHeight: 1.25 },
  figure: { ...serif, fontSize: 32, lineHeight: 1.15 },
  strong: { fontWeight: 600, color: COLORS.ink },
} satisfies Record<string, Style>

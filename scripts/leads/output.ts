import { styleText } from 'node:util'
import Table from 'cli-table3'
import type { State } from './fates.ts'

type Cell = string | number
type Tint = 'red' | 'yellow' | 'green' | 'magenta' | 'bold' | 'dim'

const NO_LINES = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) =>
    [side, `${side}-mid`, `${side}-left`, `${side}-right`].map((name) => [name, '']),
  ),
)

const STATE_TINTS: Record<State, Tint> = {
  undelivered: 'yellow',
  delivered: 'green',
  abandoned: 'red',
  blocked: 'magenta',
}

/** Prints columns with bold headings, numbers right-aligned; makes control characters visible. */
export function printTable(head: string[], rows: Cell[][]): void {
  const table = new Table({
    head: head.map((name) => tinted('bold', name)),
    chars: { ...NO_LINES, middle: '' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
    colAligns: head.map((_, column) => (typeof rows[0]?.[column] === 'number' ? 'right' : 'left')),
  })
  table.push(...rows.map((row) => row.map((cell) => tintedState(visibleLine(String(cell))))))
  for (const line of table.toString().split('\n')) console.log(line.trimEnd())
}

/** Colors text on a terminal, unless NO_COLOR is set. */
export function tinted(tint: Tint, text: string): string {
  return styleText(tint, text, { stream: process.stdout })
}

function tintedState(cell: string): string {
  return Object.hasOwn(STATE_TINTS, cell) ? tinted(STATE_TINTS[cell as State], cell) : cell
}

// Characters that control a terminal: cursor, colors, title, text direction.
const ACTING = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** Text that is safe to print: replaces control characters other than line ends by symbols. */
export function visibleText(text: string): string {
  return text.toWellFormed().replace(/\r\n/g, '\n').replace(ACTING, symbolOf)
}

/** Like `visibleText`, on one line. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s*\n\s*/g, ' ⏎ ')
}

/** JSON that is safe to print: escapes control characters. */
export function visibleJson(json: string): string {
  return json.replace(ACTING, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function symbolOf(character: string): string {
  const code = character.charCodeAt(0)
  if (character === '\n') return character
  if (character === '\t') return ' '
  if (code < 0x20) return String.fromCharCode(0x2400 + code)
  return code === 0x7f ? '␡' : '�'
}

const UNITS: [ms: number, name: string][] = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
]

/** A time (ms since 1970) in UTC, to the minute. */
export function timeWords(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

/** A duration (ms) in its two largest units. */
export function lengthWords(ms: number): string {
  const at = UNITS.findIndex(([unit]) => ms >= unit)
  if (at < 0) return `${Math.round(ms)} ms`
  const [unit, name] = UNITS[at] ?? [1, 'ms']
  const [smaller, smallerName] = UNITS[at + 1] ?? [1, 'ms']
  const rest = Math.floor((ms % unit) / smaller)
  return `${Math.floor(ms / unit)} ${name}${rest > 0 ? ` ${rest} ${smallerName}` : ''}`
}

/** A count with its noun: '1 submission', '2 submissions'. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export function shortened(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

export function ending(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length <= most ? text : `…${characters.slice(1 - most).join('')}`
}

import { styleText } from 'node:util'

type Cell = string | number

/** Prints columns with bold headings, numbers right-aligned; makes control characters visible. */
export function printTable(head: string[], rows: Cell[][]): void {
  const texts = rows.map((row) => row.map((cell) => visibleLine(String(cell))))
  const widths = head.map((name, column) =>
    Math.max(...[name, ...texts.map((row) => row[column] ?? '')].map((text) => text.length)),
  )
  const isNumber = head.map((_, column) => typeof rows[0]?.[column] === 'number')
  const line = (cells: string[]) =>
    cells
      .map((text, column) => {
        const width = widths[column] ?? 0
        return isNumber[column] ? text.padStart(width) : text.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  console.log(bold(line(head)))
  for (const row of texts) console.log(line(row))
}

/** Bold text on a terminal, unless NO_COLOR is set. */
export const bold = (text: string) => styleText('bold', text, { stream: process.stdout })

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

/** A time (ms since 1970) in UTC, to the minute. */
export function timeWords(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString().slice(0, 16).replace('T', ' ')
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

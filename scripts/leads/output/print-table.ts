import { styleText } from 'node:util'
import Table from 'cli-table3'
import type { State } from '../query/filters.ts'
import { visibleLine } from './visible-text.ts'

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

/** Columns under bold heads; numbers stand to the right. Whatever the cells hold, it only shows. */
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

/** Coloured on a terminal only, and not with NO_COLOR. */
export function tinted(tint: Tint, text: string): string {
  return styleText(tint, text, { stream: process.stdout })
}

function tintedState(cell: string): string {
  return Object.hasOwn(STATE_TINTS, cell) ? tinted(STATE_TINTS[cell as State], cell) : cell
}

import { parse } from 'papaparse'
import { csvFile } from '../../../web/src/lib/csv'

/** The most rows of one import: together they fit into one transaction at Sanity. */
export const MOST_ROWS = 5000
const MOST_BYTES = 5 * 1024 * 1024

/** A row of a file as it was read; `problem` says why it cannot be read. */
export interface FileRow {
  /** As spreadsheets count: the first line of the file is row 1. */
  row: number
  from: string
  to: string
  permanent: boolean
  problem?: string | undefined
}

/** Names of columns that other systems write, in small letters. */
const COLUMNS = {
  from: [
    'old path',
    'old address',
    'old url',
    'old',
    'from',
    'source',
    'source url',
    'redirect from',
  ],
  to: [
    'leads to',
    'new path',
    'new address',
    'new url',
    'new',
    'to',
    'target',
    'target url',
    'destination',
    'redirect to',
  ],
  permanent: ['permanent', 'type', 'code', 'status', 'status code', 'http code'],
}
type Column = keyof typeof COLUMNS

const PERMANENT = new Set(['', 'yes', 'true', '1', 'permanent', '301', '308'])
const TEMPORARY = new Set(['no', 'false', '0', 'temporary', '302', '303', '307'])

/**
 * Reads the rows of a CSV file, with or without a line of headings, with commas, semicolons or tabs, in UTF-8, UTF-16 or
 * Windows’ encoding. Addresses of the site become paths. Throws an error with a sentence for the editor if it is no such file.
 */
export function readRedirectFile(bytes: Uint8Array, siteUrl: string): FileRow[] {
  if (bytes.length > MOST_BYTES) {
    throw new Error(
      `The file has ${megabytes(bytes.length)}. At most ${megabytes(MOST_BYTES)} are possible.`,
    )
  }
  // Exported cells that a spreadsheet would calculate begin with an apostrophe, as `csvFile` writes them.
  const text = textOf(bytes)
  if (text.includes('\0')) throw new Error(NOT_TEXT)
  // Excel reads and hides such a line.
  const [line = '', delimiter = ''] = /^sep=([^\r\n])\r?\n/i.exec(text) ?? []
  const { data, errors } = parse<string[]>(text.slice(line.length), { delimiter })
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row ?? 0] : [])))
  const lines = data.map((cells, at) => ({
    row: at + 1,
    cells: cells.map(cellText),
    isBroken: broken.has(at),
  }))
  const filled = lines.filter(({ cells, isBroken }) => isBroken || cells.some(Boolean))
  const [first] = filled
  if (!first) throw new Error('The file is empty.')
  const columns = columnsOf(first.cells)
  const rows = columns.isNamed ? filled.slice(1) : filled
  if (rows.length === 0)
    throw new Error('The file has a line of headings, but no redirects below it.')
  if (rows.length > MOST_ROWS) {
    throw new Error(
      `The file has ${count(rows.length)} redirects. At most ${count(MOST_ROWS)} can be imported at once: split the file.`,
    )
  }
  return rows.map(({ row, cells, isBroken }) => {
    const cell = (column: Column) => cells[columns.at[column]] ?? ''
    const kind = cell('permanent').toLowerCase()
    const problem = isBroken
      ? 'A quotation mark is opened and not closed, so the columns of this row cannot be told apart.'
      : PERMANENT.has(kind) || TEMPORARY.has(kind)
        ? undefined
        : `“${shortened(kind)}” in the column Permanent is neither yes nor no.`
    return {
      row,
      from: asPath(cell('from'), siteUrl),
      to: asPath(cell('to'), siteUrl),
      permanent: !TEMPORARY.has(kind),
      problem,
    }
  })
}

const NOT_TEXT =
  'This is not a CSV file. In a spreadsheet program, choose “Save as” or “Download” and CSV.'

/** Which column holds what: by the headings, or in the order of an export if the first line has none. */
function columnsOf(cells: string[]): { isNamed: boolean; at: Record<Column, number> } {
  const names = cells.map((cell) => cell.toLowerCase())
  const at = (column: Column) => names.findIndex((name) => COLUMNS[column].includes(name))
  const [from, to] = [at('from'), at('to')]
  if (from >= 0 && to >= 0) return { isNamed: true, at: { from, to, permanent: at('permanent') } }
  const [start = ''] = cells
  if (start.startsWith('/') || URL.parse(start)?.host) {
    return { isNamed: false, at: { from: 0, to: 1, permanent: 2 } }
  }
  throw new Error(
    'The columns are not known. The first line must name them: Old path, Leads to and, if you like, Permanent.',
  )
}

export interface ExportedRedirect {
  from: string
  to: string
  permanent: boolean
  /** How often it was asked for; undefined if that is not known. */
  hits?: number | undefined
}

/** A CSV file that spreadsheets open and `readRedirectFile` reads. No cell is calculated by a spreadsheet. */
export function redirectFile(redirects: readonly ExportedRedirect[]): string {
  const head = ['Old path', 'Leads to', 'Permanent', 'Asked for in 30 days']
  const rows = redirects.map(({ from, to, permanent, hits = '' }) => [
    from,
    to,
    permanent ? 'yes' : 'no',
    hits,
  ])
  return csvFile([head, ...rows])
}

/** An address of the site as a path; the site itself leaves out a slash at the end, too. Other values stay as they are. */
function asPath(cell: string, siteUrl: string): string {
  const isOwn = URL.parse(cell)?.origin === new URL(siteUrl).origin
  const path = isOwn ? cell.replace(/^[^/]*\/\/[^/?#]*/, '') || '/' : cell
  return path.replace(/(?<=.)\/+$/, '')
}

function cellText(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '')
}

/** Spreadsheets save CSV in the encoding of their system. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const count = (number: number) => number.toLocaleString('en')
const megabytes = (bytes: number) =>
  `${(bytes / 1024 / 1024).toLocaleString('en', { maximumFractionDigits: 1 })} MB`

const SHOWN = 120

/** A value as a table or message shows it. */
export function shortened(value: string): string {
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value
}

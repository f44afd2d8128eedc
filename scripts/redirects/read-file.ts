import papaparse from 'papaparse'
import { StartError } from '../run/start-error.ts'

/** The most redirects of one file: together they fit into one transaction at Sanity. */
const MOST_ROWS = 5000

/** A redirect as a file says it. */
export type FileRow = {
  /** As spreadsheets count: the headings are row 1. */
  row: number
  from: string
  to: string
  permanent: boolean
  /** Why the row cannot be read. */
  problem?: string
}

/** The names of columns: the schema's, and the titles of the Studio's form. */
const COLUMNS = { from: /^(from|old path)$/i, to: /^(to|leads to)$/i, permanent: /^permanent$/i }

/**
 * The rows of a CSV file in UTF-8 whose first line names the columns; commas, semicolons or tabs, also after a line
 * `sep=;`. Addresses on the site become paths. Throws a `StartError` if it is no such file.
 */
export function readRedirectFile(bytes: Uint8Array, siteUrl: string): FileRow[] {
  const text = textOf(bytes)
  const [line = '', delimiter = ''] = /^sep=([^\r\n])\r?\n/i.exec(text) ?? []
  const { data, errors } = papaparse.parse<string[]>(text.slice(line.length), { delimiter })
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  const lines = data.map((cells, at) => ({ at, cells: cells.map((cell) => cell.trim()) }))
  const [head, ...rows] = lines.filter(({ at, cells }) => broken.has(at) || cells.some(Boolean))
  const at = (column: keyof typeof COLUMNS) =>
    head?.cells.findIndex((name) => COLUMNS[column].test(name)) ?? -1
  if (at('from') < 0 || at('to') < 0)
    throw new StartError(
      'The first line must name the columns: from, to and, if needed, permanent.',
    )
  if (rows.length === 0) throw new StartError('There are no redirects below the headings.')
  if (rows.length > MOST_ROWS)
    throw new StartError(
      `${rows.length} redirects are too many for one file: at most ${MOST_ROWS}.`,
    )
  return rows.map(({ at: index, cells }) => {
    const kind = cells[at('permanent')]?.toLowerCase() || 'yes'
    const problem = broken.has(index)
      ? 'A quotation mark is opened and not closed.'
      : !['yes', 'no', 'true', 'false'].includes(kind) && `“${kind}” in permanent is not yes or no.`
    return {
      row: index + 1,
      from: asPath(cells[at('from')] ?? '', siteUrl),
      to: asPath(cells[at('to')] ?? '', siteUrl),
      permanent: kind === 'yes' || kind === 'true',
      ...(problem && { problem }),
    }
  })
}

function textOf(bytes: Uint8Array): string {
  try {
    // Drops a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new StartError('This is not a text in UTF-8: save it as “CSV UTF-8”.')
  }
}

/** An address on the site as a path; the site itself leaves out a slash at the end, too. */
function asPath(cell: string, siteUrl: string): string {
  const isOwn = URL.parse(cell)?.origin === new URL(siteUrl).origin
  const path = isOwn ? cell.replace(/^[^/]*\/\/[^/?#]*/, '') || '/' : cell
  return path.replace(/(?<=.)\/+$/, '')
}

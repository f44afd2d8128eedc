import type { ArrayOfObjectsInputProps, OnPasteFn } from 'sanity'

/** Sanity's editor of texts, in which a table copied from a sheet or a document stays a table. */
export function TextInput(props: ArrayOfObjectsInputProps) {
  const withTables = { ...props, onPaste: pasteTable }
  return props.renderDefault(withTables)
}

const pasteTable: OnPasteFn = ({ event, path }) => {
  const { clipboardData } = event
  // Copied from a text of the Studio: the editor knows its blocks.
  if (clipboardData.types.includes('application/x-portable-text')) return undefined
  const rows = tableIn(clipboardData.getData('text/html'))
  if (!rows) return undefined
  const table = {
    _type: 'table',
    rows: rows.map((cells) => ({ _type: 'tableRow', _key: newKey(), cells })),
  }
  return { insert: [{ _type: 'textTable', _key: newKey(), table }], path }
}

const MOST_ROWS = 200
const MOST_COLUMNS = 20

/** The cells of the table that HTML consists of, each row as long as the longest; undefined if it holds anything else. */
function tableIn(html: string): string[][] | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const unseen of body.querySelectorAll('style, script')) unseen.remove()
  const [table, second] = body.querySelectorAll('table')
  if (!table || second || textOf(body) !== textOf(table)) return undefined
  const rows = [...table.rows]
    .map(({ cells }) =>
      [...cells].flatMap((cell) => [
        textOf(cell),
        ...Array<string>(Math.min(cell.colSpan, MOST_COLUMNS) - 1).fill(''),
      ]),
    )
    .filter((cells) => cells.some(Boolean))
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  if (rows.length < 2 || rows.length > MOST_ROWS) return undefined
  if (columns < 2 || columns > MOST_COLUMNS) return undefined
  return rows.map((cells) => [...cells, ...Array<string>(columns - cells.length).fill('')])
}

const textOf = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim()

const newKey = () => crypto.randomUUID().slice(0, 8)

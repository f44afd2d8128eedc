import { at, defineMigration, set, unset } from 'sanity/migrate'

type Row = { _key: string; cells?: string[] }
type Stored = { _type?: string; columns?: string[]; rows?: Row[]; table?: unknown }

/** Tables get one grid each: heads were a list of their own, and a bar beside a cell is now read from its text. */
export default defineMigration({
  title: 'Tables as grids of cells',
  migrate: {
    object(node) {
      const { _type, columns, rows = [], table } = node as Stored
      if ((_type !== 'factTable' && _type !== 'textTable') || table !== undefined) return
      const all = columns ? [{ _key: 'heads', cells: columns }, ...rows] : rows
      const width = Math.max(0, ...all.map(({ cells = [] }) => cells.length))
      const grid = all.map(({ _key, cells = [] }) => ({
        _type: 'tableRow',
        _key,
        cells: Array.from({ length: width }, (_, column) => cells[column] ?? ''),
      }))
      return [
        at('table', set({ _type: 'table', rows: grid })),
        at('rows', unset()),
        ...(columns ? [at('columns', unset())] : []),
      ]
    },
  },
})

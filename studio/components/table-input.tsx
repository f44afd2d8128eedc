import { TableComponent, type TableRow, type TableValue } from '@sanity/table'
import { useEffect, useRef } from 'react'
import { isKeySegment, type ObjectInputProps, set } from 'sanity'

type Change = Parameters<ObjectInputProps['onChange']>[0]

const SCROLLS = { border: 0, margin: 0, padding: 0, minWidth: 0, overflowX: 'auto' } as const

/** Sanity's grid of cells, in which a click in the preview finds its cell, and two editors can type at once. */
export function TableInput(props: ObjectInputProps<TableValue>) {
  const { value, focusPath, onChange, readOnly } = props
  // A program can store anything.
  const stored = Array.isArray(value?.rows) ? value.rows : []
  const rows = stored.map((row) => ({ ...row, cells: Array.isArray(row?.cells) ? row.cells : [] }))
  const grid = useRef<HTMLFieldSetElement>(null)
  const [, row, , column] = focusPath
  const key = row !== undefined && isKeySegment(row) ? row._key : undefined
  const focused = rows.findIndex(({ _key }) => _key === key)

  useEffect(() => {
    const cells = grid.current?.querySelector('table')?.rows[focused]?.cells
    const cell = cells?.[Number(column)]?.querySelector('input')
    // The dialog of a table in a text focuses its first button when it has opened.
    const timer = setTimeout(() => cell?.focus())
    return () => clearTimeout(timer)
  }, [focused, column])

  return (
    <fieldset ref={grid} disabled={readOnly} style={SCROLLS}>
      {/* Beside the preview the form is narrow: a narrower cell would show one word. */}
      <div style={{ minWidth: `${(rows[0]?.cells.length ?? 0) * 8}rem` }}>
        <TableComponent
          {...props}
          value={value && { ...value, rows }}
          onChange={(change) => onChange(changedCells(rows, change))}
        />
      </div>
    </fieldset>
  )
}

/** The grid stores the whole table at each letter, and with it what others typed meanwhile: only the cell is stored. */
export function changedCells(before: readonly TableRow[], change: Change): Change {
  if (!('type' in change) || change.type !== 'set' || change.path.length > 0) return change
  const { rows = [] } = change.value as TableValue
  const isSameShape =
    rows.length === before.length &&
    rows.every(
      ({ _key, cells }, index) =>
        _key === before[index]?._key && cells.length === before[index]?.cells.length,
    )
  if (!isSameShape) return change
  return rows.flatMap(({ _key, cells }, index) =>
    cells.flatMap((cell, column) =>
      cell === before[index]?.cells[column] ? [] : [set(cell, ['rows', { _key }, 'cells', column])],
    ),
  )
}

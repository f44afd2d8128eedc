import { stegaClean } from '@sanity/client/stega'
import { ChangeTable } from '@/sections/fact-table/change-table'
import { FactBoard } from '@/sections/fact-table/fact-board'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { ScrollRegion } from '@/ui/scroll-region'
import { SectionHeading } from '@/ui/section-heading'

type FactTableProps = SectionOf<'factTable'>

/** Facts in rows and columns. Every row gets as many cells as there are columns. */
export function FactTable({ rows, ...table }: FactTableProps) {
  const filled = rows.map(({ cells, ...row }) => ({
    ...row,
    cells: table.columns.map((_, index) => cells[index] ?? ''),
  }))
  const { look } = table
  const Look = look === 'board' ? FactBoard : look === 'change' ? ChangeTable : PlainTable
  return <Look {...table} rows={filled} />
}

function PlainTable({ columns, rows, note, anchor, ...heading }: FactTableProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-10" />
      {columns.length > 0 && (
        <ScrollRegion label={heading.title}>
          <table className="card-table w-full border-collapse text-start sm:min-w-[44rem]">
            {heading.title && <caption className="sr-only">{heading.title}</caption>}
            <thead>
              <tr className="border-b border-ink align-bottom text-small text-ink-mute">
                {columns.map((column) => (
                  <th
                    key={column}
                    dir="auto"
                    scope="col"
                    className="py-3 pr-6 text-start font-semibold last:pr-0 sm:first:sticky sm:first:left-0 sm:first:bg-paper"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ _key, cells: [name, ...cells] }) => (
                <tr key={_key} className="border-b border-line align-top">
                  <th
                    dir="auto"
                    scope="row"
                    className="title-s py-5 pr-6 text-start text-ink sm:sticky sm:left-0 sm:min-w-36 sm:bg-paper"
                  >
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={columns[index + 1]}
                      dir="auto"
                      data-label={stegaClean(columns[index + 1])}
                      className="py-5 pr-6 tabular last:pr-0"
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {note && <p className="mt-5 text-small text-ink-mute">{note}</p>}
    </Band>
  )
}

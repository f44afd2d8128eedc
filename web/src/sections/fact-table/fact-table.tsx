import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import { lookOf } from '@/sections/fact-table/table-looks'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { PhoneFold } from '@/ui/phone-fold'
import { ScrollRegion } from '@/ui/scroll-region'
import { SectionHeading } from '@/ui/section-heading'

type FactTableProps = SectionOf<'factTable'>

/** More rows are folded on any page. */
const MANY = 8

/** Facts in rows and columns, in one of three looks. */
export function FactTable(props: FactTableProps) {
  const { columns, rows, note, anchor, look, isFolded, ...heading } = props
  const { tone, noteClass } = lookOf(look)
  const table = <Table columns={columns} rows={rows} title={heading.title} look={look} />
  // Changes are few enough for any width.
  const drawn =
    look === 'change' ? table : <ScrollRegion label={heading.title}>{table}</ScrollRegion>
  return (
    <Band anchor={anchor} {...(tone && { tone })}>
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-10" />
      {columns.length > 0 &&
        (isFolded || rows.length > MANY ? (
          <div className="fold-rows">
            {drawn}
            <PhoneFold label={`Show all ${rows.length} rows`} />
          </div>
        ) : (
          drawn
        ))}
      {note && <p className={clsx('mt-5 text-small', noteClass)}>{note}</p>}
    </Band>
  )
}

/** As many characters as half of a phone holds in a line. */
const SHORT = 24

type TableProps = Pick<FactTableProps, 'columns' | 'rows' | 'title' | 'look'>

/** Every row gets as many cells as there are columns. Columns are known by their place: two may have one name. */
function Table({ columns: [first, ...columns], rows, title, look }: TableProps) {
  const { table, head, column, row, name, cell, drawCell } = lookOf(look)
  const columnClass = clsx('py-3 pr-4 text-start font-semibold', column)
  const isShort = rows.every(({ cells: [, ...cells] }) =>
    cells.every((cell) => stegaClean(cell).length <= SHORT),
  )
  return (
    <table
      className={clsx('card-table w-full border-collapse text-start', table)}
      data-short={(columns.length > 1 && isShort) || undefined}
    >
      {title && <caption className="sr-only">{title}</caption>}
      <thead>
        <tr className={clsx('align-bottom text-small', head)}>
          {[first, ...columns].map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
            <th key={index} dir="auto" scope="col" className={columnClass}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ _key, cells: [label, ...cells] }) => (
          <tr key={_key} className={clsx('border-b', row)}>
            <th dir="auto" scope="row" className={clsx('pr-4 text-start', name)}>
              {label}
            </th>
            {columns.map((text, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
                key={index}
                dir="auto"
                // One value needs no name beside it.
                data-label={columns.length > 1 ? stegaClean(text) : undefined}
                className={clsx('pr-4', cell)}
              >
                {drawCell(cells[index] ?? '', index, index === columns.length - 1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { stegaClean } from '@sanity/client/stega'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { ArrowRight } from '@/ui/marks'
import { SectionHeading } from '@/ui/section-heading'

/** What changed: a row for each figure, the one before in gray, the last one lit. */
export function ChangeTable({ columns, rows, note, anchor, ...heading }: SectionOf<'factTable'>) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-10" />
      {columns.length > 0 && (
        <table className="card-table w-full border-collapse text-start">
          {heading.title && <caption className="sr-only">{heading.title}</caption>}
          <thead>
            <tr className="border-b-2 border-ink align-bottom text-small text-ink-mute">
              {columns.map((column) => (
                <th
                  key={column}
                  dir="auto"
                  scope="col"
                  className="py-3 pr-6 text-start font-semibold"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ _key, cells: [name, ...cells] }) => (
              <tr key={_key} className="border-b border-line align-baseline">
                <th
                  dir="auto"
                  scope="row"
                  className="title-s py-5 pr-6 text-start text-ink sm:w-2/5 sm:py-8"
                >
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    dir="auto"
                    data-label={stegaClean(columns[index + 1])}
                    className="pr-6 text-ink-mute last:text-ink sm:py-8"
                  >
                    <span className="figure text-[clamp(1.5rem,1.1rem+1.6vw,2.5rem)] wrap-anywhere justify-self-start [:last-child>&]:border-b-4 [:last-child>&]:border-lantern">
                      {cell}
                    </span>
                    {index < cells.length - 1 && cell && (
                      <span className="ml-4 text-line-strong max-sm:hidden">
                        <ArrowRight />
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="mt-5 text-small text-ink-mute">{note}</p>}
    </Band>
  )
}

import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { ScrollRegion } from '@/ui/scroll-region'
import { SectionHeading } from '@/ui/section-heading'

type FactBoardProps = SectionOf<'factTable'>

/** A board: large values in the second column, meters in the third, ids in the fifth. */
export function FactBoard({ columns, rows, note, anchor, ...heading }: FactBoardProps) {
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-10" />
      {columns.length > 0 && (
        <ScrollRegion label={heading.title}>
          <table className="card-table w-full border-collapse text-left tabular sm:min-w-[52rem]">
            {heading.title && <caption className="sr-only">{heading.title}</caption>}
            <thead>
              <tr className="border-b border-lantern text-small">
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-3 pr-8 font-semibold last:pr-0">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ _key, cells: [name, ...cells] }) => (
                <tr key={_key} className="border-b border-night-line">
                  <th scope="row" className="py-4 pr-8 font-semibold text-on-night">
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={columns[index + 1]}
                      data-label={stegaClean(columns[index + 1])}
                      className={clsx(
                        'py-4 pr-8 last:pr-0',
                        index === METERED ? 'sm:w-56' : 'sm:whitespace-nowrap',
                        index === ID && 'font-mono text-small',
                      )}
                    >
                      {index === VALUE && <span className="title-m text-on-night">{cell}</span>}
                      {index === METERED && <MeteredCell text={cell} />}
                      {index > METERED && cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {note && <p className="mt-6 text-small">{note}</p>}
    </Band>
  )
}

/** Indexes of the columns with a look of their own; 0 is the first one after the names of the rows. */
const [VALUE, METERED, ID] = [0, 1, 3]

/** How much of a limit is used up, such as “0.12 of 0.5%”. */
const PART = /^(\d+(?:\.\d+)?) of (\d+(?:\.\d+)?)/

/** The text of a cell, with a bar when it tells a part of a limit. */
function MeteredCell({ text = '' }: { text: string | undefined }) {
  const [value, limit] = PART.exec(text)?.slice(1).map(Number) ?? []
  if (value === undefined || !limit) return text
  const used = Math.min(100, Math.round((value / limit) * 100))
  return (
    <span className="flex items-center gap-3">
      <svg aria-hidden="true" width="100%" height="14" className="block max-w-32">
        <path d="M0 7h400" className="stroke-night-line forced-colors:stroke-[GrayText]" />
        <rect
          y="4"
          width={`${used}%`}
          height="6"
          className="fill-lantern forced-colors:fill-[CanvasText]"
        />
        <rect
          x="99%"
          width="2"
          height="14"
          className="fill-on-night forced-colors:fill-[CanvasText]"
        />
      </svg>
      <span className="text-small whitespace-nowrap">{text}</span>
    </span>
  )
}

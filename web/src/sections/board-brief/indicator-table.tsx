import clsx from 'clsx'
import type { BoardIndicator, Standing } from '@/sections/board-brief/to-board-brief'

const words: Record<Standing, string> = {
  within: 'Within appetite',
  watch: 'Watch',
  outside: 'Outside appetite',
}

const marks: Record<Standing, string> = {
  within: 'border-safe bg-safe-wash text-safe',
  watch: 'border-lantern-deep bg-lantern-wash text-lantern-deep',
  outside: 'border-risk bg-risk-wash text-risk',
}

/** The indicators against their limits; on a phone each is a row of two lines. */
export function IndicatorTable({ indicators }: { indicators: readonly BoardIndicator[] }) {
  return (
    <table className="mt-8 w-full text-left text-small max-md:wrap-anywhere">
      <caption className="sr-only">Indicators against their limits</caption>
      <thead className="text-ink-mute max-md:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-4 font-normal">
            Indicator
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            This quarter
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            Last
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            Limit
          </th>
          <th scope="col" className="py-2 font-normal">
            Standing
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {indicators.map(({ key, label, value, before, limit, standing }) => (
          <tr
            key={key}
            className="border-b border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-3"
          >
            <th scope="row" className="font-semibold text-ink md:py-3 md:pr-4">
              {label}
            </th>
            <td className="text-right font-serif text-[1.375rem] leading-tight font-medium text-ink md:py-3 md:pr-4">
              {value}
            </td>
            <td className="text-right max-md:hidden md:py-3 md:pr-4">{before}</td>
            <td className="text-ink-mute md:py-3 md:pr-4 md:text-right md:text-ink-soft">
              <span className="md:hidden">Limit </span>
              {limit}
            </td>
            <td className="max-md:text-right md:py-3">
              <span
                className={clsx(
                  'inline-block rounded-sm border px-2 py-0.5 text-micro font-semibold whitespace-nowrap',
                  marks[standing],
                )}
              >
                {words[standing]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

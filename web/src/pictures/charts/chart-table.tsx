import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import { type Chart, chartTexts, formatValue } from '@/pictures/charts/chart'
import { ScrollRegion } from '@/ui/scroll-region'

/** The numbers of a chart as a table. */
export function ChartTable(props: Omit<Chart, 'summary' | 'source'>) {
  const { kind, title, valueName, unit, compareName, points } = props
  const hasNotes = points.some(({ note }) => note)
  const compares = points.some(({ compare }) => compare !== undefined)
  const hasPeriods = kind === 'columns' || kind === 'line'
  const heads = [
    hasPeriods ? chartTexts.period : chartTexts.item,
    valueName,
    ...(compares ? [compareName || chartTexts.comparison] : []),
    ...(hasNotes ? [chartTexts.note] : []),
  ]
  const isNumber = (column: number) => column === 1 || (compares && column === 2)
  return (
    <details className="group/table mt-3">
      <summary className="inline-flex min-h-6 items-center text-small font-semibold underline decoration-lantern decoration-2 underline-offset-[0.3em]">
        Show the figures as a table
      </summary>
      <div className="mt-4">
        <ScrollRegion label={`${title}: figures`}>
          <table className="w-full border-collapse text-left text-small">
            <thead>
              <tr className="border-b border-current align-bottom">
                {heads.map((head, column) => (
                  <th
                    key={head}
                    scope="col"
                    className={clsx('py-2 pr-4 font-semibold', isNumber(column) && 'text-right')}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ key, label, value, compare, note }) => (
                <tr key={key} className="border-b border-line in-[.on-night]:border-night-line">
                  <th scope="row" className="py-2 pr-4 font-medium">
                    {label}
                  </th>
                  <td {...sourceOf(label, 'value')} className="py-2 pr-4 text-right tabular">
                    {formatValue(value, unit)}
                  </td>
                  {compares && (
                    <td {...sourceOf(label, 'compare')} className="py-2 pr-4 text-right tabular">
                      {compare === undefined ? '–' : formatValue(compare, unit)}
                    </td>
                  )}
                  {hasNotes && <td className="py-2">{note}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </details>
  )
}

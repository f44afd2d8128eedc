import { type Chart, type ChartKind, formatValue } from '@/illustrations/charts/chart'
import { chartTexts } from '@/illustrations/charts/texts'
import { sourceOf } from '@/sanity/drafts/source'
import { ScrollRegion } from '@/ui/scroll-region'

type ChartTableProps = Pick<
  Chart,
  'kind' | 'title' | 'valueName' | 'unit' | 'compareName' | 'points'
>

const hasPeriods = (kind: ChartKind) => kind === 'columns' || kind === 'line'

/** The numbers of a chart as a table. */
export function ChartTable(props: ChartTableProps) {
  const { kind, title, valueName, unit, compareName, points } = props
  const hasNotes = points.some(({ note }) => note)
  const compares = points.some(({ compare }) => compare !== undefined)
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
                <th scope="col" className="py-2 pr-4 font-semibold">
                  {hasPeriods(kind) ? chartTexts.period : chartTexts.item}
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-semibold">
                  {valueName}
                </th>
                {compares && (
                  <th scope="col" className="py-2 pr-4 text-right font-semibold">
                    {compareName || chartTexts.comparison}
                  </th>
                )}
                {hasNotes && (
                  <th scope="col" className="py-2 font-semibold">
                    {chartTexts.note}
                  </th>
                )}
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

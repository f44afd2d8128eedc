import { Box } from '@sanity/ui'
import { useId } from 'react'
import type { Results } from '../../../web/src/lib/studio-api'
import { ForScreenReaders } from '../../components/for-screen-readers'
import { topOfScale } from './chart-scale'
import { dayInWords, inDigits, requests } from './result-words'

// In pixels; the width is that of the screen, in percent.
const HEIGHT = 200
const TOP = 8
const BOTTOM = 28
const LEFT = 44
const INNER = HEIGHT - TOP - BOTTOM

/** Requests by day as bars; a screen reader gets the same as a table. */
export function RequestsChart({ days }: { days: Results['days'] }) {
  const title = useId()
  const top = topOfScale(Math.max(...days.map(({ count }) => count)))
  const y = (count: number) => TOP + INNER * (1 - count / top)
  const step = 100 / days.length
  // The share of a day's width that its bar fills.
  const share = days.length > 10 ? 0.7 : 0.35
  // Narrow days: the last name ends with the chart.
  const endsWithChart = (index: number) => days.length > 10 && index === days.length - 1
  const every = days.length > 40 ? 14 : days.length > 10 ? 5 : 1
  return (
    <Box style={{ paddingLeft: LEFT, position: 'relative' }}>
      <svg
        aria-hidden="true"
        width="100%"
        height={HEIGHT}
        fontSize={12}
        fill="var(--card-muted-fg-color)"
        style={{ display: 'block', overflow: 'visible', fontVariantNumeric: 'tabular-nums' }}
      >
        {[0, top / 2, top].map((count) => (
          <g key={count}>
            <line x2="100%" y1={y(count)} y2={y(count)} stroke="var(--card-border-color)" />
            <text x={-12} y={y(count) + 4} textAnchor="end">
              {inDigits(count)}
            </text>
          </g>
        ))}
        {days.map(({ day, count }, index) => (
          <g key={day}>
            <rect
              x={`${(index + (1 - share) / 2) * step}%`}
              width={`${step * share}%`}
              y={y(count)}
              height={y(0) - y(count)}
            />
            {/* As high as the chart, so that a low bar can be pointed at. */}
            <rect
              x={`${index * step}%`}
              width={`${step}%`}
              y={TOP}
              height={INNER}
              fill="transparent"
            >
              <title>{`${dayInWords(day)}: ${requests(count)}`}</title>
            </rect>
            {/* Counted from the last day, so that it always has its name. */}
            {(days.length - 1 - index) % every === 0 && (
              <text
                x={endsWithChart(index) ? '100%' : `${(index + 0.5) * step}%`}
                y={HEIGHT - 6}
                textAnchor={endsWithChart(index) ? 'end' : 'middle'}
              >
                {dayInWords(day, 'short')}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ForScreenReaders>
        <table aria-labelledby={title}>
          <caption id={title}>Requests by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Requests</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dayInWords(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ForScreenReaders>
    </Box>
  )
}

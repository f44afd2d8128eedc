import { Box, Card } from '@sanity/ui'
import { useId } from 'react'
import type { Results } from '../../../web/src/lib/studio-api'
import { topOfScale } from './chart-scale'
import { dayInWords, inDigits, requests } from './result-words'

type Days = Results['days']

const HEIGHT = 180
const WIDTH = 960
const LEFT = 40
const TOP = 12
const BOTTOM = 28
/** Share of a day's width that its bar fills. */
const BAR = 0.72

/** Requests by day as bars; a screen reader gets the same as a table. */
export function RequestsChart({ days }: { days: Days }) {
  const title = useId()
  const most = Math.max(...days.map(({ count }) => count))
  const top = topOfScale(most)
  const [inner, step] = [HEIGHT - TOP - BOTTOM, (WIDTH - LEFT) / days.length]
  const y = (count: number) => TOP + inner * (1 - count / top)
  const every = days.length > 40 ? 14 : days.length > 10 ? 5 : 1
  return (
    <Box>
      <Card overflow="auto">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
          style={{ display: 'block', width: '100%', minWidth: 480, height: 'auto' }}
          fontSize={12}
          fill="var(--card-muted-fg-color)"
        >
          {[0, top / 2, top].map((count) => (
            <g key={count}>
              <line
                x1={LEFT}
                x2={WIDTH}
                y1={y(count)}
                y2={y(count)}
                stroke="var(--card-border-color)"
              />
              <text
                x={LEFT - 10}
                y={y(count) + 4}
                textAnchor="end"
                style={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {inDigits(count)}
              </text>
            </g>
          ))}
          {days.map(({ day, count }, index) => {
            const x = LEFT + index * step
            // Counted from the last day, so that it always has its name.
            const isNamed = (days.length - 1 - index) % every === 0
            return (
              <g key={day}>
                <rect
                  x={x + (step * (1 - BAR)) / 2}
                  width={step * BAR}
                  y={y(count)}
                  height={y(0) - y(count)}
                  fill="var(--card-link-fg-color)"
                />
                {/* As high as the chart, so that a small bar can be pointed at. */}
                <rect x={x} width={step} y={TOP} height={inner} fill="transparent">
                  <title>{`${dayInWords(day)}: ${requests(count)}`}</title>
                </rect>
                {isNamed && (
                  <text
                    x={index === days.length - 1 ? WIDTH : x + step / 2}
                    y={HEIGHT - 8}
                    textAnchor={index === days.length - 1 ? 'end' : 'middle'}
                  >
                    {dayInWords(day, 'short')}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      </Card>
      <table style={ONLY_READ_ALOUD} aria-labelledby={title}>
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
    </Box>
  )
}

const ONLY_READ_ALOUD = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

import type { ReactNode } from 'react'
import type { ChartKind, ChartPoint } from '@/illustrations/charts/chart'
import { fill, type Words } from '@/sanity/words'
import type { SectionOf } from '@/sections/section'
import { Bars, type Drawn, Meters } from './chart-bars'
import { Columns, Line } from './chart-plots'
import { Share } from './chart-share'
import { Rect, Line as Stroke, Svg, Text, View } from './primitives'
import { COLORS, TYPE } from './theme'

export type ChartSection = SectionOf<'chart'>

const drawings: Record<ChartKind, (chart: Drawn) => ReactNode> = {
  bars: Bars,
  columns: Columns,
  line: Line,
  share: Share,
  meters: Meters,
}

/** A chart of the page, drawn by the same scales for paper: key, drawing, what it shows in words, source. */
export function Chart({ chart, words }: { chart: ChartSection; words: Words }) {
  const { kind, unit, compareName, summary, source } = chart
  const Drawing = drawings[kind] ?? Bars
  return (
    <View>
      <Key {...chart} />
      <Drawing points={chartPoints(chart)} unit={unit} compareName={compareName} />
      {summary && <Text style={{ ...TYPE.small, marginTop: 12 }}>{summary}</Text>}
      {source && (
        <Text style={{ ...TYPE.note, marginTop: 5 }}>{fill(words.figures.source, { source })}</Text>
      )}
    </View>
  )
}

export function chartPoints({ points }: Pick<ChartSection, 'points'>): ChartPoint[] {
  return points.map(({ _key, compare, ...point }) => {
    return { ...point, key: _key, compare: compare ?? undefined }
  })
}

/** The unit, and the two marks if the chart compares. */
function Key({ kind, valueName, unit, compareName }: ChartSection) {
  const name = [valueName, unit].filter(Boolean).join(', ')
  const compares = compareName && kind !== 'meters' && kind !== 'share'
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 18, marginBottom: 12 }}>
      <Sample name={name} kind={kind} sampled={Boolean(compares)} />
      {compares && <Sample name={compareName} kind={kind} sampled hollow />}
    </View>
  )
}

type SampleProps = { name: string; kind: ChartKind; sampled: boolean; hollow?: boolean }

function Sample({ name, kind, sampled, hollow = false }: SampleProps) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      {sampled && (
        <Svg width={16} height={9}>
          {kind === 'line' ? (
            <Stroke
              x1={0}
              x2={16}
              y1={4.5}
              y2={4.5}
              stroke={COLORS.ink}
              strokeWidth={hollow ? 1.4 : 2}
              {...(hollow && { strokeDasharray: '2 3' })}
            />
          ) : (
            <Rect
              x={0.5}
              y={0.5}
              width={15}
              height={8}
              stroke={COLORS.ink}
              strokeWidth={0.8}
              fill={hollow ? COLORS.white : COLORS.ink}
            />
          )}
        </Svg>
      )}
      <Text style={{ ...TYPE.small, ...TYPE.strong }}>{name}</Text>
    </View>
  )
}

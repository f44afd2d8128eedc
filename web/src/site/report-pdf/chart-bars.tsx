import { type ChartPoint, chartValues, formatMark, formatValue } from '@/illustrations/charts/chart'
import { type ValueScale, valueScale } from '@/illustrations/charts/value-scale'
import { Rect, Line as Stroke, Svg, Text, View } from './primitives'
import { COLORS, MEASURE, TYPE } from './theme'

/** What every drawing of a chart gets. */
export type Drawn = { points: readonly ChartPoint[]; unit: string; compareName: string }

const LABEL = 150
const NUMBER = 52
const BAR = MEASURE - LABEL - NUMBER

/** Horizontal bars with a number at the end of each. */
export function Bars({ points, unit }: Drawn) {
  const scale = valueScale(chartValues(points), { nice: false })
  return (
    <View>
      {points.map(({ key, label, note, value, compare, highlight }) => (
        <View key={key} style={{ flexDirection: 'row', alignItems: 'stretch' }}>
          <View
            style={{ width: LABEL, paddingRight: 12, paddingVertical: 4, justifyContent: 'center' }}
          >
            <Text style={{ ...TYPE.small, ...(highlight && TYPE.strong), color: COLORS.ink }}>
              {label}
            </Text>
            {note && <Text style={{ ...TYPE.note, fontSize: 7.5 }}>{note}</Text>}
          </View>
          <View
            style={{
              borderLeftWidth: 0.8,
              borderColor: COLORS.ink,
              paddingVertical: 3,
              justifyContent: 'center',
            }}
          >
            <Bar value={value} text={formatMark(value, unit)} scale={scale} lit={highlight} />
            {compare !== undefined && (
              <Bar value={compare} text={formatMark(compare, unit)} scale={scale} hollow />
            )}
          </View>
        </View>
      ))}
    </View>
  )
}

type BarProps = { value: number; text: string; scale: ValueScale; lit?: boolean; hollow?: boolean }

function Bar({ value, text, scale, lit = false, hollow = false }: BarProps) {
  const height = hollow ? 7 : 13
  const width = Math.max((scale.at(value) / 100) * BAR, 0.5)
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', marginTop: hollow ? 1 : 0 }}>
      <Svg width={width + 1} height={height}>
        <Rect
          x={0}
          y={0.5}
          width={width}
          height={height - 1}
          fill={hollow ? COLORS.white : lit ? COLORS.lantern : COLORS.ink}
          stroke={lit ? COLORS['lantern-deep'] : COLORS.ink}
          strokeWidth={0.8}
        />
      </Svg>
      <Text
        style={{
          ...(hollow ? TYPE.note : { ...TYPE.small, ...TYPE.strong }),
          lineHeight: 1,
          marginLeft: 5,
        }}
      >
        {text}
      </Text>
    </View>
  )
}

/** Each value relative to its own limit. */
export function Meters({ points, unit, compareName }: Drawn) {
  const largest = Math.max(...points.map(({ value }) => value))
  const end = unit === '%' ? 100 : largest
  return (
    <View style={{ gap: 13 }}>
      {points.map(({ key, ...point }) => (
        <Meter key={key} {...point} unit={unit} limitName={compareName} end={end} />
      ))}
    </View>
  )
}

type MeterProps = Omit<ChartPoint, 'key'> & { unit: string; limitName: string; end: number }

function Meter({ label, note, value, compare, highlight, unit, limitName, end }: MeterProps) {
  const scale = valueScale([value, compare ?? end], { nice: false })
  const at = (number: number) => (scale.at(number) / 100) * MEASURE
  const line = { ...TYPE.small, lineHeight: 1.3 }
  return (
    <View>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 16 }}>
        <Text style={{ ...line, ...(highlight && TYPE.strong), color: COLORS.ink }}>{label}</Text>
        <Text style={{ ...line, ...TYPE.strong }}>{formatValue(value, unit)}</Text>
      </View>
      <Svg width={MEASURE} height={13} style={{ marginTop: 3 }}>
        <Rect
          x={0.4}
          y={3}
          width={MEASURE - 0.8}
          height={7}
          fill={COLORS.white}
          stroke={COLORS['line-strong']}
          strokeWidth={0.5}
        />
        <Rect
          x={0}
          y={3}
          width={at(value)}
          height={7}
          fill={highlight ? COLORS.lantern : COLORS.ink}
        />
        {compare !== undefined && (
          <Stroke
            x1={Math.min(at(compare), MEASURE - 1)}
            x2={Math.min(at(compare), MEASURE - 1)}
            y1={0}
            y2={13}
            stroke={compare < value ? COLORS.lantern : COLORS.ink}
            strokeWidth={1.6}
          />
        )}
      </Svg>
      {(note || compare !== undefined) && (
        <View
          style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 16, marginTop: 2 }}
        >
          <Text style={TYPE.note}>{note}</Text>
          {compare !== undefined && (
            <Text style={TYPE.note}>{`${limitName} ${formatValue(compare, unit)}`}</Text>
          )}
        </View>
      )}
    </View>
  )
}

import { type ChartPoint, chartValues, formatMark } from '@/illustrations/charts/chart'
import {
  labelsFit,
  namedPoints,
  numberedPoints,
  pointAt,
  textWidth,
} from '@/illustrations/charts/line-labels'
import { type ValueScale, valueScale } from '@/illustrations/charts/value-scale'
import { Bars, type Drawn } from './chart-bars'
import { Circle, Label, Polyline, Rect, Line as Stroke, Svg, Text, View } from './primitives'
import { COLORS, MEASURE, SANS, TYPE } from './theme'

const TOP = 18
const HEIGHT = 170
/** Points for a pixel of the screen's small text, whose widths `line-labels` knows. */
const POINTS_PER_PIXEL = 0.62

const label = { fontFamily: SANS, fontSize: 8 } as const

type Plot = { scale: ValueScale; left: number; width: number; y: (value: number) => number }

/** The place of the plot beside its numbers, which are as wide as they need. */
function plotOf(scale: ValueScale, unit: string, right: number): Plot {
  const numbers = scale.ticks.map((tick) => textWidth(tickText(tick, unit)) * POINTS_PER_PIXEL)
  const left = Math.max(...numbers) + 6
  const y = (value: number) => TOP + (1 - scale.at(value) / 100) * HEIGHT
  return { scale, left, width: MEASURE - left - right, y }
}

const tickText = (tick: number, unit: string) => (tick === 0 ? '0' : formatMark(tick, unit))

function Grid({ plot: { scale, left, width, y }, unit }: { plot: Plot; unit: string }) {
  return scale.ticks.flatMap((tick) => [
    <Stroke
      key={tick}
      x1={left}
      x2={left + width}
      y1={y(tick)}
      y2={y(tick)}
      stroke={tick === 0 ? COLORS.ink : COLORS.line}
      strokeWidth={tick === 0 ? 1 : 0.6}
    />,
    <Label
      key={`${tick} text`}
      x={left - 7}
      y={y(tick) + 2.8}
      textAnchor="end"
      fill={COLORS['ink-mute']}
      style={label}
    >
      {tickText(tick, unit)}
    </Label>,
  ])
}

type MarkProps = { x: number; y: number; text: string; strong?: boolean }

function Mark({ x, y, text, strong = false }: MarkProps) {
  return (
    <Label
      x={x}
      y={y}
      textAnchor="middle"
      fill={strong ? COLORS.ink : COLORS['ink-mute']}
      style={{ ...label, fontWeight: strong ? 600 : 400 }}
    >
      {text}
    </Label>
  )
}

/** Columns, or bars where their labels would not fit. */
export function Columns(chart: Drawn) {
  const { points, unit } = chart
  const plot = plotOf(valueScale(chartValues(points)), unit, 0)
  if (!labelsFit(points, unit, plot.width / POINTS_PER_PIXEL)) return <Bars {...chart} />
  const step = plot.width / points.length
  return (
    <View>
      <Svg width={MEASURE} height={TOP + HEIGHT + 10}>
        <Grid plot={plot} unit={unit} />
        {points.flatMap((point, index) => columnsAt(point, { plot, unit, index, step }))}
      </Svg>
      <View style={{ flexDirection: 'row', marginLeft: plot.left, marginTop: -3 }}>
        {points.map(({ key, label: name, note, highlight }) => (
          <View key={key} style={{ width: step, paddingHorizontal: 2 }}>
            <Text
              style={{
                ...TYPE.small,
                textAlign: 'center',
                color: COLORS.ink,
                fontWeight: highlight ? 600 : 400,
              }}
            >
              {name}
            </Text>
            {note && (
              <Text style={{ ...TYPE.note, fontSize: 7.5, textAlign: 'center' }}>{note}</Text>
            )}
          </View>
        ))}
      </View>
    </View>
  )
}

type ColumnPlace = { plot: Plot; unit: string; index: number; step: number }

/** One column in the middle of its place, or two beside each other. */
function columnsAt(point: ChartPoint, { plot, unit, index, step }: ColumnPlace) {
  const { key, value, compare, highlight } = point
  const at = (share: number) => plot.left + (index + share) * step
  const single = compare === undefined
  return [
    ...(single
      ? []
      : columnAt(`${key} compare`, {
          plot,
          x: at(0.1),
          width: step * 0.38,
          value: compare,
          text: formatMark(compare, unit),
          fill: COLORS.white,
        })),
    ...columnAt(key, {
      plot,
      x: at(single ? 0.2 : 0.52),
      width: step * (single ? 0.6 : 0.38),
      value,
      text: formatMark(value, unit),
      fill: highlight ? COLORS.lantern : COLORS.ink,
    }),
  ]
}

type ColumnProps = {
  plot: Plot
  x: number
  width: number
  value: number
  text: string
  fill: string
}

function columnAt(key: string, { plot, x, width, value, text, fill }: ColumnProps) {
  const [top, bottom] = [plot.y(Math.max(value, 0)), plot.y(Math.min(value, 0))]
  return [
    <Rect
      key={key}
      x={x}
      y={top}
      width={width}
      height={Math.max(bottom - top, 0.5)}
      fill={fill}
      stroke={fill === COLORS.lantern ? COLORS['lantern-deep'] : COLORS.ink}
      strokeWidth={0.8}
    />,
    <Mark
      key={`${key} text`}
      x={x + width / 2}
      y={top - 4}
      text={text}
      strong={fill !== COLORS.white}
    />,
  ]
}

/** A line over time, and a dashed one for the comparison. */
export function Line({ points, unit }: Drawn) {
  const plot = plotOf(valueScale(chartValues(points)), unit, 26)
  const x = (index: number) => plot.left + (pointAt(index, points.length) / 100) * plot.width
  const numbered = numberedPoints(points)
  const named = namedPoints(points, plot.width / POINTS_PER_PIXEL)
  const last = points.length - 1
  return (
    <Svg width={MEASURE} height={TOP + HEIGHT + 22}>
      <Grid plot={plot} unit={unit} />
      <Path values={points.map(({ compare }) => compare)} x={x} y={plot.y} dashed />
      <Path values={points.map(({ value }) => value)} x={x} y={plot.y} />
      {points.flatMap(({ key, label: name, value, compare, highlight }, index) => [
        ...(compare !== undefined && index === last
          ? dotAt(`${key} compare`, {
              x: x(index),
              y: plot.y(compare),
              text: formatMark(compare, unit),
              below: compare < value,
              fill: COLORS.white,
            })
          : []),
        ...(numbered.has(index)
          ? dotAt(key, {
              x: x(index),
              y: plot.y(value),
              text: formatMark(value, unit),
              below: compare !== undefined && value <= compare,
              fill: highlight ? COLORS.lantern : COLORS.ink,
            })
          : []),
        ...(named.has(index)
          ? [
              <Mark
                key={`${key} name`}
                x={x(index)}
                y={TOP + HEIGHT + 16}
                text={name}
                strong={highlight}
              />,
            ]
          : []),
      ])}
    </Svg>
  )
}

type PathProps = {
  values: readonly (number | undefined)[]
  x: (index: number) => number
  y: (value: number) => number
  dashed?: boolean
}

function Path({ values, x, y, dashed = false }: PathProps) {
  const stops = values.flatMap((value, index) =>
    value === undefined ? [] : [`${x(index).toFixed(2)},${y(value).toFixed(2)}`],
  )
  if (stops.length < 2) return null
  return (
    <Polyline
      points={stops.join(' ')}
      fill="none"
      stroke={COLORS.ink}
      strokeWidth={dashed ? 1.3 : 2}
      {...(dashed && { strokeDasharray: '2 3.5' })}
    />
  )
}

type DotProps = { x: number; y: number; text: string; below: boolean; fill: string }

function dotAt(key: string, { x, y, text, below, fill }: DotProps) {
  return [
    <Circle
      key={key}
      cx={x}
      cy={y}
      r={fill === COLORS.lantern ? 4.2 : 3}
      fill={fill}
      stroke={fill === COLORS.lantern ? COLORS['lantern-deep'] : COLORS.ink}
      strokeWidth={1}
    />,
    <Mark
      key={`${key} text`}
      x={x}
      y={y + (below ? 15 : -8)}
      text={text}
      strong={fill !== COLORS.white}
    />,
  ]
}

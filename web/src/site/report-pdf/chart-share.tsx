import { formatValue } from '@/illustrations/charts/chart'
import { shareParts } from '@/illustrations/charts/share'
import type { Drawn } from './chart-bars'
import { Label, Rect, Svg, Text, View } from './primitives'
import { COLORS, MEASURE, SANS, TYPE } from './theme'

/** Steps of ink that stay apart in gray print; each part also has an outline and its place in the list. */
const TINTS = ['#0e1b30', '#6d7686', '#c7cbd2', '#3e4a5e', '#e8e9ec', '#ffffff']

/** Narrower parts have their number in the list only. */
const LABELED = 8

/** A stacked bar, and a list of its parts. */
export function Share({ points, unit }: Drawn) {
  const parts = shareParts(points, unit).map((part, index) => ({
    ...part,
    fill: part.highlight ? COLORS.lantern : (TINTS[index % TINTS.length] ?? COLORS.white),
    x: (part.start / 100) * (MEASURE - 1) + 0.5,
    length: (part.width / 100) * (MEASURE - 1),
  }))
  return (
    <View>
      <Svg width={MEASURE} height={56}>
        <Rect
          x={0.5}
          y={14}
          width={MEASURE - 1}
          height={40}
          fill={COLORS.white}
          stroke={COLORS.line}
          strokeWidth={0.8}
        />
        {parts.map(({ key, x, length, fill }) => (
          <Rect
            key={key}
            x={x}
            y={14}
            width={length}
            height={40}
            fill={fill}
            stroke={COLORS.ink}
            strokeWidth={0.8}
          />
        ))}
        {parts.flatMap(({ key, x, width, value }) =>
          width < LABELED
            ? []
            : [
                <Label
                  key={`${key} text`}
                  x={x}
                  y={9}
                  fill={COLORS.ink}
                  style={{ fontFamily: SANS, fontSize: 8, fontWeight: 600 }}
                >
                  {formatValue(value, unit)}
                </Label>,
              ],
        )}
      </Svg>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          marginTop: 8,
        }}
      >
        {parts.map(({ key, label, note, value, highlight, fill }) => (
          <View
            key={key}
            style={{
              width: '47.5%',
              flexDirection: 'row',
              gap: 9,
              borderBottomWidth: 0.6,
              borderColor: COLORS.line,
              paddingVertical: 7,
            }}
          >
            <Svg width={14} height={10} style={{ marginTop: 2 }}>
              <Rect
                x={0.5}
                y={0.5}
                width={13}
                height={9}
                fill={fill}
                stroke={COLORS.ink}
                strokeWidth={0.8}
              />
            </Svg>
            <View style={{ flex: 1 }}>
              <Text style={{ ...TYPE.small, color: COLORS.ink, fontWeight: highlight ? 600 : 400 }}>
                {label}
              </Text>
              {note && <Text style={TYPE.note}>{note}</Text>}
            </View>
            <Text style={TYPE.heading}>{formatValue(value, unit)}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}

import clsx from 'clsx'
import { type Source, sourceOf } from '@/content/drafts/source'
import { Plot } from '@/pictures/charts/axis'
import { Bars } from '@/pictures/charts/bars'
import { type Chart, chartValues, formatMark } from '@/pictures/charts/chart'
import { marks } from '@/pictures/charts/marks'
import { labelsFit, NARROW, round, valueScale, WIDE } from '@/pictures/charts/scale'

type ColumnsProps = Pick<Chart, 'points' | 'unit'>

/** Columns, or bars where the labels of columns would not fit. */
export function Columns(props: ColumnsProps) {
  if (!labelsFit(props.points, props.unit, WIDE)) return <Bars {...props} />
  if (labelsFit(props.points, props.unit, NARROW)) return <ColumnPlot {...props} />
  return (
    <>
      <div className="sm:hidden">
        <Bars {...props} />
      </div>
      <div className="max-sm:hidden">
        <ColumnPlot {...props} />
      </div>
    </>
  )
}

function ColumnPlot({ points, unit }: ColumnsProps) {
  const scale = valueScale(chartValues(points))
  const step = 100 / points.length
  const column = { unit, at: scale.at }
  return (
    <Plot
      scale={scale}
      unit={unit}
      below={
        <div className="grid auto-cols-fr grid-flow-col pt-2 text-center text-micro leading-tight">
          {points.map(({ key, label, note, highlight }) => (
            <p key={key} className={clsx('px-0.5', highlight ? 'font-semibold' : 'font-medium')}>
              {label}
              {note && <span className={`mt-0.5 max-sm:hidden ${marks.note}`}>{note}</span>}
            </p>
          ))}
        </div>
      }
    >
      {points.map(({ key, label, value, compare, highlight }, index) => {
        const compares = compare !== undefined
        return (
          <g key={key}>
            {compares && (
              <Column
                {...column}
                value={compare}
                source={sourceOf(label, 'compare')}
                mark="hollow"
                left={(index + 0.1) * step}
                width={step * 0.38}
              />
            )}
            <Column
              {...column}
              value={value}
              source={sourceOf(label, 'value')}
              mark={highlight ? 'lit' : 'solid'}
              left={(index + (compares ? 0.52 : 0.2)) * step}
              width={step * (compares ? 0.38 : 0.6)}
            />
          </g>
        )
      })}
    </Plot>
  )
}

type ColumnProps = {
  value: number
  source: Source
  unit: string
  mark: 'solid' | 'hollow' | 'lit'
  left: number
  width: number
  at: (value: number) => number
}

function Column({ value, source, unit, mark, left, width, at }: ColumnProps) {
  const y = `${round(100 - at(value))}%`
  return (
    <>
      <rect
        x={`${round(left)}%`}
        y={y}
        width={`${round(width)}%`}
        height={`${at(value)}%`}
        className={marks[mark]}
      />
      <text
        {...source}
        x={`${round(left + width / 2)}%`}
        y={y}
        dy="-7"
        textAnchor="middle"
        className={clsx(
          'text-micro tabular',
          mark === 'hollow' ? marks.quietText : 'fill-current font-semibold',
        )}
      >
        {formatMark(value, unit)}
      </text>
    </>
  )
}

import clsx from 'clsx'
import { Bars } from '@/illustrations/charts/bars'
import { type Chart, type ChartPoint, chartValues, formatMark } from '@/illustrations/charts/chart'
import { labelsFit, NARROW, WIDE } from '@/illustrations/charts/line-labels'
import { marks } from '@/illustrations/charts/marks'
import { axisWidth, GridLines, ValueAxis } from '@/illustrations/charts/value-axis'
import { round, type ValueScale, valueScale } from '@/illustrations/charts/value-scale'
import { type Source, sourceOf } from '@/sanity/drafts/source'

type ColumnsProps = Pick<Chart, 'points' | 'unit'>

/** Columns, or bars where the labels of columns would not fit. */
export function Columns(props: ColumnsProps) {
  if (!labelsFit(props.points, props.unit, WIDE)) return <Bars {...props} />
  if (labelsFit(props.points, props.unit, NARROW)) return <Plot {...props} />
  return (
    <>
      <div className="sm:hidden">
        <Bars {...props} />
      </div>
      <div className="max-sm:hidden">
        <Plot {...props} />
      </div>
    </>
  )
}

function Plot({ points, unit }: ColumnsProps) {
  const scale = valueScale(chartValues(points))
  return (
    <div className="text-ink in-[.on-night]:text-on-night">
      <div className="grid h-64 grid-cols-[auto_1fr] pt-6 lg:h-80">
        <ValueAxis scale={scale} unit={unit} />
        <ColumnMarks points={points} unit={unit} scale={scale} />
      </div>
      <div
        className={clsx(
          'grid auto-cols-fr grid-flow-col pt-2 text-center text-micro leading-tight',
          axisWidth({ scale, unit }).beside,
        )}
      >
        {points.map(({ key, label, note, highlight }) => (
          <p key={key} className={clsx('px-0.5', highlight ? 'font-semibold' : 'font-medium')}>
            {label}
            {note && (
              <span className="mt-0.5 block font-normal text-ink-mute max-sm:hidden in-[.on-night]:text-on-night-soft">
                {note}
              </span>
            )}
          </p>
        ))}
      </div>
    </div>
  )
}

type ColumnMarksProps = ColumnsProps & { scale: ValueScale }

/** Gridlines and columns with their numbers. Fills its container. */
export function ColumnMarks({ points, unit, scale }: ColumnMarksProps) {
  const width = 100 / points.length
  return (
    <svg aria-hidden="true" className="h-full w-full overflow-visible">
      <GridLines scale={scale} />
      {points.map(({ key, compare, ...point }, index) => (
        <g key={key}>
          {compare === undefined ? (
            <Column
              {...point}
              source={sourceOf(point.label, 'value')}
              unit={unit}
              left={(index + 0.2) * width}
              width={width * 0.6}
              at={scale.at}
            />
          ) : (
            <>
              <Column
                value={compare}
                source={sourceOf(point.label, 'compare')}
                highlight={false}
                hollow
                unit={unit}
                left={(index + 0.1) * width}
                width={width * 0.38}
                at={scale.at}
              />
              <Column
                {...point}
                source={sourceOf(point.label, 'value')}
                unit={unit}
                left={(index + 0.52) * width}
                width={width * 0.38}
                at={scale.at}
              />
            </>
          )}
        </g>
      ))}
    </svg>
  )
}

type ColumnProps = Pick<ChartPoint, 'value' | 'highlight'> & {
  source: Source
  unit: string
  left: number
  width: number
  at: (value: number) => number
  hollow?: boolean
}

function Column({ value, highlight, source, unit, left, width, at, hollow = false }: ColumnProps) {
  const height = at(value)
  return (
    <>
      <rect
        x={`${round(left)}%`}
        y={`${round(100 - height)}%`}
        width={`${round(width)}%`}
        height={`${height}%`}
        className={hollow ? marks.hollow : highlight ? marks.lit : marks.solid}
      />
      <text
        {...source}
        x={`${round(left + width / 2)}%`}
        y={`${round(100 - height)}%`}
        dy="-7"
        textAnchor="middle"
        className={clsx(
          'text-micro tabular',
          hollow ? marks.quietText : 'fill-current font-semibold',
        )}
      >
        {formatMark(value, unit)}
      </text>
    </>
  )
}

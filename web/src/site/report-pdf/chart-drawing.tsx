import type { ReactNode } from 'react'
import { Bar } from '@/illustrations/charts/bars'
import {
  type Chart,
  type ChartKind,
  type ChartPoint,
  chartValues,
  formatMark,
  formatValue,
} from '@/illustrations/charts/chart'
import { SampleMark } from '@/illustrations/charts/chart-figure'
import { ColumnMarks } from '@/illustrations/charts/columns'
import { LineMarks, PointNames } from '@/illustrations/charts/line'
import { labelsFit, textWidth } from '@/illustrations/charts/line-labels'
import { SharePatterns } from '@/illustrations/charts/marks'
import { MeterBar, meterEnd } from '@/illustrations/charts/meters'
import { ShareBar, ShareSample, shareParts } from '@/illustrations/charts/share'
import { tickText, ValueAxis } from '@/illustrations/charts/value-axis'
import { type ValueScale, valueScale } from '@/illustrations/charts/value-scale'
import { type Box, type PaperImage, Place, paperImage } from './paper-image'

// Marks are the page's SVG components. The template sets the labels that wrap, as HTML does on the page.

type Label = { label: string; note: string; strong: boolean }

/** The arrangements that `report.typ` knows. */
export type ChartDrawing =
  | { type: 'rows'; rows: (Label & { image: PaperImage })[] }
  | { type: 'plot'; image: PaperImage; left: number; names: Label[] }
  | { type: 'share'; image: PaperImage; parts: (Label & { image: PaperImage; value: string })[] }
  | { type: 'meters'; rows: (Label & { image: PaperImage; value: string; limit: string })[] }

type Drawn = Pick<Chart, 'points' | 'unit'> & { compareName: string }

/** The widths of the text column and of a bar beside its label, in CSS pixels (`pixel` in report.typ). */
export const MEASURE = 714
const BAR = 480
/** Space for the number of the longest bar, as on the page. */
const BAR_NUMBER = 80
const PLOT_HEIGHT = 250
const PLOT_TOP = 26
/** Space below the plot for half of the label of zero. */
const ZERO = 8
const LINE_NAMES = 26
/** Space after the plot for half of the last point's name. */
const LINE_END = 32

const drawings: Record<ChartKind, (chart: Drawn) => ChartDrawing> = {
  bars,
  columns,
  line,
  share,
  meters,
}

/** The drawing of a chart for the PDF. */
export function chartDrawing(kind: ChartKind, chart: Drawn): ChartDrawing {
  return (drawings[kind] ?? bars)(chart)
}

/** A sample of a chart's marks, for the legend. */
export const sampleImage = (kind: ChartKind, isComparison: boolean): PaperImage =>
  paperImage({ width: 22, height: 14 }, <SampleMark kind={kind} isComparison={isComparison} />)

/** A value as a bar of 100 %. */
export const meterImage = (value: number, highlight: boolean, width: number): PaperImage =>
  paperImage(
    { width, height: 20 },
    <MeterBar value={value} compare={undefined} highlight={highlight} end={100} />,
  )

const labelOf = ({ label, note, highlight }: ChartPoint): Label => {
  return { label, note: note ?? '', strong: highlight }
}

function bars({ points, unit }: Drawn): ChartDrawing {
  const scale = valueScale(chartValues(points), { nice: false })
  const rows = points.map((point) => {
    const { value, compare, highlight } = point
    const image = paperImage(
      { width: BAR, height: compare === undefined ? 24 : 42 },
      <Place width={BAR - BAR_NUMBER}>
        <Bar share={scale.at(value)} text={formatMark(value, unit)} source={{}} lit={highlight} />
        {compare !== undefined && (
          <Place y={24}>
            <Bar share={scale.at(compare)} text={formatMark(compare, unit)} source={{}} hollow />
          </Place>
        )}
      </Place>,
    )
    return { ...labelOf(point), image }
  })
  return { type: 'rows', rows }
}

function columns(chart: Drawn): ChartDrawing {
  const { points, unit } = chart
  const scale = valueScale(chartValues(points))
  const left = axisOf(scale, unit)
  if (!labelsFit(points, unit, MEASURE - left)) return bars(chart)
  const image = plotImage({ scale, unit, height: PLOT_TOP + PLOT_HEIGHT + ZERO }, (place) => (
    <Place {...place}>
      <ColumnMarks points={points} unit={unit} scale={scale} />
    </Place>
  ))
  return { type: 'plot', image, left, names: points.map(labelOf) }
}

function line({ points, unit }: Drawn): ChartDrawing {
  const scale = valueScale(chartValues(points))
  const height = PLOT_TOP + PLOT_HEIGHT + LINE_NAMES
  const image = plotImage({ scale, unit, height }, (whole) => {
    const place = { ...whole, width: whole.width - LINE_END }
    // Typst ignores `vector-effect`: the path needs pixels, or its stroke would be stretched.
    return (
      <>
        <Place {...place}>
          <LineMarks points={points} unit={unit} scale={scale} pathSize={place} />
        </Place>
        <Place x={place.x} y={PLOT_TOP + PLOT_HEIGHT} width={place.width}>
          <PointNames points={points} />
        </Place>
      </>
    )
  })
  return { type: 'plot', image, left: 0, names: [] }
}

type PlotProps = { scale: ValueScale; unit: string; height: number }

/** A plot with its value axis, which is as wide as its longest number. */
function plotImage({ scale, unit, height }: PlotProps, marks: (place: Required<Box>) => ReactNode) {
  const x = axisOf(scale, unit)
  return paperImage(
    { width: MEASURE, height },
    <>
      <Place y={PLOT_TOP} width={x} height={PLOT_HEIGHT}>
        <ValueAxis scale={scale} unit={unit} />
      </Place>
      {marks({ x, y: PLOT_TOP, width: MEASURE - x, height: PLOT_HEIGHT })}
    </>,
  )
}

const axisOf = ({ ticks }: ValueScale, unit: string) =>
  Math.max(...ticks.map((tick) => textWidth(tickText(tick, unit)))) + 10

function share({ points, unit }: Drawn): ChartDrawing {
  const id = 'share'
  const parts = shareParts(points, unit)
  return {
    type: 'share',
    image: paperImage(
      { width: MEASURE, height: 92 },
      <Place x={1} width={MEASURE - 2}>
        <ShareBar id={id} parts={parts} unit={unit} />
      </Place>,
    ),
    parts: parts.map((part, index) => {
      const sample = (
        <>
          <SharePatterns id={id} />
          <ShareSample id={id} index={index} highlight={part.highlight} />
        </>
      )
      const image = paperImage({ width: 24, height: 16 }, sample)
      return { ...labelOf(part), image, value: formatValue(part.value, unit) }
    }),
  }
}

function meters({ points, unit, compareName }: Drawn): ChartDrawing {
  const end = meterEnd(points, unit)
  const rows = points.map((point) => {
    const { value, compare, highlight } = point
    return {
      ...labelOf(point),
      image: paperImage(
        { width: MEASURE, height: 20 },
        <Place x={1} width={MEASURE - 2}>
          <MeterBar value={value} compare={compare} highlight={highlight} end={end} />
        </Place>,
      ),
      value: formatValue(value, unit),
      limit: compare === undefined ? '' : `${compareName} ${formatValue(compare, unit)}`,
    }
  })
  return { type: 'meters', rows }
}

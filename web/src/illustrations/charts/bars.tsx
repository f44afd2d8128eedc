import clsx from 'clsx'
import { type Chart, type ChartPoint, chartValues, formatMark } from '@/illustrations/charts/chart'
import { marks } from '@/illustrations/charts/marks'
import { type ValueScale, valueScale } from '@/illustrations/charts/value-scale'
import { type Source, sourceOf } from '@/sanity/drafts/source'

type BarsProps = Pick<Chart, 'points' | 'unit'>

/** Horizontal bars with a number at the end of each. */
export function Bars({ points, unit }: BarsProps) {
  const scale = valueScale(chartValues(points), { nice: false })
  return (
    <div>
      {points.map(({ key, ...point }) => (
        <BarRow key={key} {...point} unit={unit} scale={scale} />
      ))}
    </div>
  )
}

type BarRowProps = Omit<ChartPoint, 'key'> & { unit: string; scale: ValueScale }

function BarRow({ label, note, value, compare, highlight, unit, scale }: BarRowProps) {
  return (
    <div className="grid gap-x-5 gap-y-1 py-1.5 sm:grid-cols-[11rem_1fr]">
      <p
        className={clsx(
          'self-center text-small leading-snug text-ink in-[.on-night]:text-on-night',
          highlight ? 'font-semibold' : 'font-medium',
        )}
      >
        {label}
        {note && (
          <span className="block text-micro font-normal text-ink-mute in-[.on-night]:text-on-night-soft">
            {note}
          </span>
        )}
      </p>
      {/* The padding has room for the number of the longest bar. */}
      <div className="self-center border-l border-current pr-20 py-1 text-ink in-[.on-night]:text-on-night">
        <Bar
          share={scale.at(value)}
          text={formatMark(value, unit)}
          source={sourceOf(label, 'value')}
          lit={highlight}
        />
        {compare !== undefined && (
          <Bar
            share={scale.at(compare)}
            text={formatMark(compare, unit)}
            source={sourceOf(label, 'compare')}
            hollow
          />
        )}
      </div>
    </div>
  )
}

type BarProps = { share: number; text: string; source: Source; lit?: boolean; hollow?: boolean }

/** One bar with its number. Fills the width of its container. */
export function Bar({ share, text, source, lit = false, hollow = false }: BarProps) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={hollow ? 18 : 24}
      className="block overflow-visible"
    >
      <rect
        y={hollow ? 4 : 2}
        width={`${share}%`}
        height={hollow ? 9 : 20}
        className={hollow ? marks.hollow : lit ? marks.lit : marks.solid}
      />
      <text
        {...source}
        x={`${share}%`}
        dx="8"
        y={hollow ? 9 : 12}
        dominantBaseline="central"
        className={clsx(
          'tabular',
          hollow ? `text-micro ${marks.quietText}` : 'fill-current text-small font-semibold',
        )}
      >
        {text}
      </text>
    </svg>
  )
}

import clsx from 'clsx'
import { type Source, sourceOf } from '@/content/drafts/source'
import { type Chart, chartValues, formatMark } from '@/pictures/charts/chart'
import { marks } from '@/pictures/charts/marks'
import { valueScale } from '@/pictures/charts/scale'

/** Horizontal bars with a number at the end of each. */
export function Bars({ points, unit }: Pick<Chart, 'points' | 'unit'>) {
  const { at } = valueScale(chartValues(points), { nice: false })
  return points.map(({ key, label, note, value, compare, highlight }) => (
    <div key={key} className="grid gap-x-5 gap-y-1 py-1.5 sm:grid-cols-[10rem_1fr]">
      <p
        className={clsx(
          'self-center text-small leading-snug',
          highlight ? 'font-semibold' : 'font-medium',
        )}
      >
        {label}
        {note && <span className={marks.note}>{note}</span>}
      </p>
      {/* The padding has room for the number of the longest bar. */}
      <div className="self-center border-l border-current py-1 pr-20">
        <Bar
          share={at(value)}
          text={formatMark(value, unit)}
          source={sourceOf(label, 'value')}
          mark={highlight ? 'lit' : 'solid'}
        />
        {compare !== undefined && (
          <Bar
            share={at(compare)}
            text={formatMark(compare, unit)}
            source={sourceOf(label, 'compare')}
            mark="hollow"
          />
        )}
      </div>
    </div>
  ))
}

type BarProps = { share: number; text: string; source: Source; mark: 'solid' | 'hollow' | 'lit' }

function Bar({ share, text, source, mark }: BarProps) {
  const isHollow = mark === 'hollow'
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={isHollow ? 18 : 24}
      className="block overflow-visible"
    >
      <rect
        y={isHollow ? 4 : 2}
        width={`${share}%`}
        height={isHollow ? 9 : 20}
        className={marks[mark]}
      />
      <text
        {...source}
        x={`${share}%`}
        dx="8"
        y={isHollow ? 9 : 12}
        dominantBaseline="central"
        className={clsx(
          'tabular',
          isHollow ? `text-micro ${marks.quietText}` : 'fill-current text-small font-semibold',
        )}
      >
        {text}
      </text>
    </svg>
  )
}

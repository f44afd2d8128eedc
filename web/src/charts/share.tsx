import clsx from 'clsx'
import { useId } from 'react'
import type { Chart } from '@/charts/chart'
import { formatValue } from '@/charts/format-value'
import { marks } from '@/charts/marks'
import { type SharePart, shareParts } from '@/charts/share-parts'
import { SharePatterns, shareFill } from '@/charts/share-patterns'

type ShareProps = Pick<Chart, 'points' | 'unit'>

/** Parts narrower than this have their number in the ledger only. */
const LABELLED = 8

/** One bar in parts, each with a filling of its own, and the ledger that names them. */
export function Share({ points, unit }: ShareProps) {
  const id = useId()
  const parts = shareParts(points, unit)
  return (
    <div className="text-ink in-[.on-night]:text-on-night">
      <svg aria-hidden="true" width="100%" height="92" className="block overflow-visible">
        <SharePatterns id={id} />
        <rect y="24" width="100%" height="64" className={clsx('fill-none', marks.grid)} />
        {parts.map(({ key, ...part }, index) => (
          <Part key={key} {...part} fill={shareFill(id, index)} unit={unit} />
        ))}
      </svg>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {parts.map(({ key, label, value, note, highlight }, index) => (
          <li
            key={key}
            className="grid grid-cols-[1.5rem_1fr_auto] items-baseline gap-x-3 border-b border-line py-3 in-[.on-night]:border-night-line"
          >
            <svg aria-hidden="true" width="24" height="16" className="self-center">
              <rect
                x="0.75"
                y="0.75"
                width="22.5"
                height="14.5"
                strokeWidth="1.5"
                {...(highlight
                  ? { className: marks.lit }
                  : { fill: shareFill(id, index), stroke: 'currentColor' })}
              />
            </svg>
            <p className={clsx('text-small', highlight ? 'font-semibold' : 'font-medium')}>
              {label}
              {note && (
                <span className="block text-micro font-normal text-ink-mute in-[.on-night]:text-on-night-soft">
                  {note}
                </span>
              )}
            </p>
            <p className="figure text-title-m">{formatValue(value, unit)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

type PartProps = Omit<SharePart, 'key'> & { fill: string; unit: string }

function Part({ start, width, value, highlight, fill, unit }: PartProps) {
  return (
    <>
      <rect
        x={`${start}%`}
        y="24"
        width={`${width}%`}
        height="64"
        strokeWidth="1.5"
        {...(highlight ? { className: marks.lit } : { fill, stroke: 'currentColor' })}
      />
      {width >= LABELLED && (
        <text x={`${start}%`} y="16" className="fill-current text-micro font-semibold tabular-nums">
          {formatValue(value, unit)}
        </text>
      )}
    </>
  )
}

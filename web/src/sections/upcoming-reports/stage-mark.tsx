import clsx from 'clsx'
import type { Stage } from '@/sections/upcoming-reports/to-upcoming-reports'

const stages: Record<Stage, { reached: number; className: string }> = {
  Planning: { reached: 1, className: 'border-ink-mute bg-paper-deep text-ink' },
  'Research Phase': {
    reached: 2,
    className: 'border-lantern-deep bg-lantern-wash text-lantern-deep',
  },
  'In Progress': { reached: 3, className: 'border-safe bg-safe-wash text-safe' },
}

const STOPS = [8, 56, 104, 152]

/** How far a report has come: the stage in words and colour, and as stops on the way to print. */
export function StageMark({ stage }: { stage: Stage }) {
  const { reached, className } = stages[stage]
  const here = STOPS[reached - 1]
  return (
    <div>
      <p
        className={clsx(
          'inline-block rounded-sm border px-2 py-0.5 text-small font-semibold',
          className,
        )}
      >
        {stage}
      </p>
      <svg
        viewBox="0 0 160 20"
        width="160"
        height="20"
        aria-hidden="true"
        className="mt-4 block text-ink"
      >
        <path d={`M8 10H152`} stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 4" />
        <path d={`M8 10H${here}`} stroke="currentColor" strokeWidth="2.5" />
        {STOPS.map((x, index) => (
          <circle
            key={x}
            cx={x}
            cy="10"
            r={x === here ? 7 : 5}
            strokeWidth="2"
            stroke="currentColor"
            className={
              x === here
                ? 'fill-lantern forced-colors:fill-[Highlight]'
                : index < reached
                  ? 'fill-current'
                  : 'fill-paper forced-colors:fill-[Canvas]'
            }
          />
        ))}
      </svg>
    </div>
  )
}

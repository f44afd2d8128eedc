import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import { type Source, sourceOf } from '@/content/drafts/source'
import { toAction } from '@/content/objects/action'
import { ActionButton } from '@/documents/action-button'
import type { Listed } from '@/sections/document-list/document-list.query'

type UpcomingReportsProps = { reports: readonly Listed<'upcomingReport'>[] }

/** Upcoming reports with stage, question and expected date. */
export function UpcomingReports({ reports }: UpcomingReportsProps) {
  return (
    <ul className="border-t border-ink">
      {reports.map(({ _id, title, text, expected, stage, ...more }) => {
        const action = toAction(more.action)
        return (
          <li
            key={_id}
            className="grid gap-x-12 gap-y-5 border-b border-line py-8 lg:grid-cols-[13rem_minmax(0,1fr)_11rem]"
          >
            <StageMark stage={stage} source={sourceOf(title, 'stage')} />
            <div>
              {title && <h3 className="title-m text-ink">{title}</h3>}
              {text && <p className="mt-2 max-w-prose">{text}</p>}
            </div>
            <div className="lg:text-right">
              {expected && (
                <>
                  <p className="text-small text-ink-mute">Expected</p>
                  <p className="title-s mb-3 text-ink">{expected}</p>
                </>
              )}
              {action && <ActionButton action={action} context={{ report: stegaClean(title) }} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type Stage = Listed<'upcomingReport'>['stage']

const stages: Record<Stage, { reached: number; className: string }> = {
  Planning: { reached: 1, className: 'border-ink-mute bg-paper-deep text-ink' },
  'Research Phase': {
    reached: 2,
    className: 'border-lantern-deep bg-lantern-wash text-lantern-deep',
  },
  'In Progress': { reached: 3, className: 'border-safe bg-safe-wash text-safe' },
}

const STOPS = [8, 56, 104, 152]

/** The stage of a report, in words and as a step on a line of four. */
function StageMark({ stage, source }: { stage: Stage; source: Source }) {
  const { reached, className } = stages[stage] ?? stages.Planning
  const here = STOPS[reached - 1]
  return (
    <div>
      <p
        {...source}
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

import { stegaClean } from 'next-sanity'
import { ActionButton } from '@/cards/action-button'
import { StageMark } from '@/sections/upcoming-reports/stage-mark'
import type { UpcomingReportsProps } from '@/sections/upcoming-reports/to-upcoming-reports'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** What is being worked on: how far it is, what it asks, when it is due. */
export function UpcomingReports({ reports, anchor, ...heading }: UpcomingReportsProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <ul className="border-t border-ink">
        {reports.map(({ key, title, text, expected, stage, action }) => (
          <li
            key={key}
            className="grid gap-x-12 gap-y-5 border-b border-line py-8 lg:grid-cols-[13rem_minmax(0,1fr)_11rem]"
          >
            <StageMark stage={stage} />
            <div>
              <h3 className="title-m text-ink">{title}</h3>
              <p className="mt-2 max-w-prose">{text}</p>
            </div>
            <div className="lg:text-right">
              <p className="text-small text-ink-mute">Expected</p>
              <p className="title-s mb-3 text-ink">{expected}</p>
              {action && <ActionButton action={action} context={{ report: stegaClean(title) }} />}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}

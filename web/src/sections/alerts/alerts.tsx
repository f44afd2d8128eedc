import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { FoldedList } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

const labelClass = { BLOCKED: 'bg-risk text-white', REVIEW: 'bg-lantern text-ink' }

type AlertsProps = SectionProps<'alerts'>

/** Alerts as a desk sees them: the score first, then what was done, then why. */
export function Alerts({ alerts, note, anchor, eyebrow, title, text }: AlertsProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title}
        text={text}
        layout="split"
        className="mb-6 sm:mb-10"
      />
      <FoldedList
        shown={1}
        names={alerts.map(({ address }) => address)}
        kind="alerts"
        className="border-t border-ink"
      >
        {alerts.map((alert) => (
          <AlertRow key={alert._key} {...alert} />
        ))}
      </FoldedList>
      {note && <p className="mt-5 text-small text-ink-mute">{note}</p>}
    </Band>
  )
}

type Alert = AlertsProps['alerts'][number]

const risks: Record<Alert['risk'], string> = { high: 'High risk', medium: 'Medium risk' }

function AlertRow({ label, risk, score, address, reason, time }: Alert) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 border-b border-line py-5 md:grid-cols-[5.5rem_9rem_1fr_auto]">
      <p
        {...sourceOf(address, 'score')}
        className={clsx('figure', risk === 'high' ? 'text-risk' : 'text-lantern-deep')}
      >
        <span className="sr-only">Risk score </span>
        {score}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 md:flex-col md:items-start">
        <span
          {...sourceOf(address, 'label')}
          className={clsx(
            'rounded-sm px-2 py-0.5 text-small font-semibold tracking-wide forced-colors:border',
            labelClass[label],
          )}
        >
          {label}
        </span>
        <span {...sourceOf(address, 'risk')} className="text-small text-ink-mute">
          {risks[risk]}
        </span>
      </p>
      {reason && <h3 className="col-span-2 title-s text-ink md:col-span-1">{reason}</h3>}
      <p className="col-span-2 flex flex-wrap gap-x-4 text-small text-ink-mute tabular md:col-span-1 md:block md:text-right">
        <span className="font-mono text-ink-soft md:block">{address}</span>
        {time && <span>{time}</span>}
      </p>
    </li>
  )
}

import type { ReactNode } from 'react'
import { formatDate } from '@/lib/format-date'
import { type Investigation, investigations } from '@/pictures/samples'
import { Icon } from '@/ui/icon'
import { sampleScamAlerts, sampleStats } from './sample-data'
import { SampleButton } from './sample-workspace'
import { TruncatedAddress } from './truncated-address'

const statusLooks: Record<Investigation['status'], BadgeLook> = {
  'High Risk': 'destructive',
  Suspicious: 'secondary',
  Safe: 'default',
}

export function InvestigationList() {
  return (
    <ul className="ruled">
      {investigations.map((investigation) => (
        <li
          key={investigation.id}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 py-4 sm:gap-x-6 lg:grid-cols-[16rem_1fr_auto_auto]"
        >
          <TruncatedAddress address={investigation.address} />
          <p className="flex flex-wrap gap-x-4 text-small text-ink-mute max-sm:col-span-2">
            <span>{investigation.type}</span>
            <span className="tabular">{investigation.amount}</span>
            <time dateTime={investigation.date}>{formatDate(investigation.date)}</time>
          </p>
          <p className="col-start-2 row-start-1 text-right lg:col-start-3">
            <Badge look={statusLooks[investigation.status]}>{investigation.status}</Badge>
          </p>
          <SampleButton look="quiet" className="justify-self-start text-small">
            View Details
            <span className="sr-only">{` of ${investigation.id}`}</span>
          </SampleButton>
        </li>
      ))}
    </ul>
  )
}

const severities = {
  high: { look: 'destructive', label: 'High' },
  medium: { look: 'secondary', label: 'Medium' },
} as const

export function ScamAlertList() {
  return (
    <ul className="ruled">
      {sampleScamAlerts.map((alert) => {
        const severity = severities[alert.severity]
        return (
          <li key={alert.title} className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 py-5">
            <h3 className="font-semibold text-ink">{alert.title}</h3>
            <p className="sm:text-right">
              <Badge look={severity.look}>{severity.label}</Badge>
            </p>
            <p className="measure text-small max-sm:col-span-2">{alert.description}</p>
            <p className="text-small text-ink-mute sm:text-right">
              <time dateTime={alert.date}>{formatDate(alert.date)}</time>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

export function StatCards() {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      {sampleStats.map((stat) => (
        <div key={stat.label} className="flex flex-col-reverse bg-paper px-4 py-5">
          <dt className="text-small text-ink-mute">{stat.label}</dt>
          <dd className="title-l tabular text-ink">{stat.value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Watchlist() {
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center">
      <Icon name="eye" className="size-9 text-ink-mute" />
      <h3 className="title-s mt-4 text-ink">No addresses on your watchlist</h3>
      <p className="mt-2 max-w-md text-small">
        Add an address to be told when funds move in or out of it.
      </p>
      <SampleButton look="secondary" className="mt-6">
        Add Address to Watchlist
      </SampleButton>
    </div>
  )
}

const looks = {
  destructive: 'border-risk bg-risk text-white',
  secondary: 'border-line-strong bg-lantern-wash text-ink',
  default: 'border-safe bg-safe-wash text-safe',
}

type BadgeLook = keyof typeof looks

function Badge({ look, children }: { look: BadgeLook; children: ReactNode }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-full border px-2.5 py-0.5 text-micro font-semibold ${looks[look]}`}
    >
      {children}
    </span>
  )
}

import { formatDate } from '@/lib/format-date'
import { Badge, type BadgeLook } from './badge'
import { SampleButton } from './sample-button'
import { type Investigation, sampleInvestigations } from './sample-investigations'
import { TruncatedAddress } from './truncated-address'

const statusLooks: Record<Investigation['status'], BadgeLook> = {
  'High Risk': 'destructive',
  Suspicious: 'secondary',
  Safe: 'default',
}

export function InvestigationList() {
  return (
    <ul className="divide-y divide-line">
      {sampleInvestigations.map((investigation) => (
        <li
          key={investigation.id}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 py-4 sm:gap-x-6 lg:grid-cols-[16rem_1fr_auto_auto]"
        >
          <TruncatedAddress address={investigation.address} />
          <p className="flex flex-wrap gap-x-4 text-small text-ink-mute max-lg:col-start-1 max-sm:col-span-2">
            <span>{investigation.type}</span>
            <span className="tabular-nums">{investigation.amount}</span>
            <time dateTime={investigation.date}>{formatDate(investigation.date)}</time>
          </p>
          <p className="col-start-2 row-start-1 justify-self-end lg:col-start-3">
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

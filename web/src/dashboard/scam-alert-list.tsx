import { formatDate } from '@/lib/format-date'
import { Badge } from './badge'
import { sampleScamAlerts } from './sample-scam-alerts'

const severities = {
  high: { look: 'destructive', label: 'High' },
  medium: { look: 'secondary', label: 'Medium' },
} as const

export function ScamAlertList() {
  return (
    <ul className="divide-y divide-line">
      {sampleScamAlerts.map((alert) => {
        const severity = severities[alert.severity]
        return (
          <li key={alert.title} className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[1fr_auto]">
            <h3 className="font-semibold text-ink">{alert.title}</h3>
            <p className="sm:text-right">
              <Badge look={severity.look}>{severity.label}</Badge>
            </p>
            <p className="measure text-small sm:col-start-1">{alert.description}</p>
            <p className="text-small text-ink-mute sm:text-right">
              <time dateTime={alert.date}>{formatDate(alert.date)}</time>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

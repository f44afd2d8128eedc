import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type Alert = {
  key: string
  label: 'BLOCKED' | 'REVIEW'
  risk: 'high' | 'medium'
  score: number
  address: string
  reason: string
  time?: string | undefined
}

export type AlertsProps = Heading & { alerts: Alert[]; note?: string | undefined }

export function toAlerts(raw: RawSectionOf<'alerts'>): AlertsProps {
  return {
    ...toHeading(raw),
    note: raw.note ?? undefined,
    alerts: (raw.alerts ?? []).map(({ _key, label, risk, score, address, reason, time }) => ({
      key: _key,
      // An alert that nobody has labelled yet is one that somebody must look at.
      label: label ?? 'REVIEW',
      risk: risk ?? (label === 'BLOCKED' ? 'high' : 'medium'),
      score: score ?? 0,
      address: address ?? '',
      reason: reason ?? '',
      time: time ?? undefined,
    })),
  }
}

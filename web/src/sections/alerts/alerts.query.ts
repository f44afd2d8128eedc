import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

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

export const ALERTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  alerts[]{ _key, label, risk, score, address, reason, time },
  note
`

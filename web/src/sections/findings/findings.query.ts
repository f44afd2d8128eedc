import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type Finding = {
  key: string
  value: string
  title: string
  text?: string | undefined
  page?: number | undefined
}

export type FindingsProps = Heading & {
  look: 'ledger' | 'lead'
  findings: Finding[]
  source?: string | undefined
}

export function toFindings(raw: RawSectionOf<'findings'>): FindingsProps {
  return {
    ...toHeading(raw),
    look: raw.look ?? 'ledger',
    findings: (raw.findings ?? []).map(({ _key, value, title, text, page }) => ({
      key: _key,
      value: value ?? '',
      title: title ?? '',
      text: text ?? undefined,
      page: page ?? undefined,
    })),
    source: raw.source ?? undefined,
  }
}

export const FINDINGS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  look,
  findings[]{ _key, value, title, text, page },
  source
`

import type { NewsletterList } from '@/leads/forms/newsletter'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type NewsletterProps = Heading & {
  list?: NewsletterList | undefined
  buttonLabel: string
  note?: string | undefined
}

export function toNewsletter(raw: RawSectionOf<'newsletter'>): NewsletterProps {
  return {
    ...toHeading(raw),
    list: raw.list ?? undefined,
    buttonLabel: raw.buttonLabel ?? 'Subscribe',
    note: raw.note ?? undefined,
  }
}

export const NEWSLETTER_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  list,
  buttonLabel,
  note
`

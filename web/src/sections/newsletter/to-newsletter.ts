import type { NewsletterList } from '@/leads/definitions/newsletter'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

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

import { stegaClean } from 'next-sanity'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type Mail = { desk: string; address: string }

export type ContactDetailsProps = Heading & {
  mails: Mail[]
  phone: string
  address: string
  /** One line each. */
  hours: string[]
}

export function toContactDetails(raw: RawSectionOf<'contactDetails'>): ContactDetailsProps {
  const contact = raw.settings?.contact
  const mails = [
    { desk: 'Sales', address: contact?.salesEmail ?? '' },
    { desk: 'Support', address: contact?.supportEmail ?? '' },
    { desk: 'Press', address: contact?.pressEmail ?? '' },
    { desk: 'Privacy', address: contact?.privacyEmail ?? '' },
  ]
  return {
    ...toHeading(raw),
    mails: mails.filter(({ address }) => address),
    phone: contact?.phone ?? '',
    address: contact?.address ?? '',
    hours: (contact?.hours ?? '').split('\n').filter((line) => stegaClean(line)),
  }
}

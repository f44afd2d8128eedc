import { stegaClean } from '@sanity/client/stega'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

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

// The settings' id comes along, so that an edit of them refreshes the page.
export const CONTACT_DETAILS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "settings": *[_type == "siteSettings"][0]{
    _id,
    contact{ salesEmail, supportEmail, pressEmail, privacyEmail, phone, address, hours }
  }
`

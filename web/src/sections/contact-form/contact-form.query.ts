import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type ContactFormProps = Heading & { points: string[]; note?: string | undefined }

export function toContactForm(raw: RawSectionOf<'contactForm'>): ContactFormProps {
  return { ...toHeading(raw), points: raw.points ?? [], note: raw.note ?? undefined }
}

export const CONTACT_FORM_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  points,
  note
`

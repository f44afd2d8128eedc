import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type ContactFormProps = Heading & { points: string[]; note?: string | undefined }

export function toContactForm(raw: RawSectionOf<'contactForm'>): ContactFormProps {
  return { ...toHeading(raw), points: raw.points ?? [], note: raw.note ?? undefined }
}

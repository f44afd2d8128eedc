import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type Testimonial = {
  key: string
  quote: string
  name: string
  role?: string | undefined
  organization?: string | undefined
  rating: number
}

export type TestimonialsProps = Heading & { testimonials: Testimonial[] }

export function toTestimonials(raw: RawSectionOf<'testimonials'>): TestimonialsProps {
  // A reference to a testimonial that is not published comes as null.
  const testimonials = (raw.testimonials ?? []).flatMap((testimonial) => testimonial ?? [])
  return {
    ...toHeading(raw),
    testimonials: testimonials.map(({ _id, quote, name, role, organization, rating }) => ({
      key: _id,
      quote: quote ?? '',
      name: name ?? '',
      role: role ?? undefined,
      organization: organization ?? undefined,
      rating: rating ?? 5,
    })),
  }
}

// "chosen" keeps the references themselves, so that a testimonial published later refreshes the page.
export const TESTIMONIALS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "chosen": testimonials[]{ _ref },
  "testimonials": testimonials[]->{ _id, quote, name, role, organization, rating }
`

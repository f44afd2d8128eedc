import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

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

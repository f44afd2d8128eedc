import { HEADING_FIELDS } from '@/sections/heading.groq'

// "chosen" keeps the references themselves, so that a testimonial published later refreshes the page.
export const TESTIMONIALS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "chosen": testimonials[]{ _ref },
  "testimonials": testimonials[]->{ _id, quote, name, role, organization, rating }
`

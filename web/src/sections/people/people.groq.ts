import { PERSON_FIELDS } from '@/content/person/person.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

// "chosen" keeps the references themselves, so that a person published later refreshes the page.
export const PEOPLE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  look,
  "chosen": people[]{ _ref },
  "people": people[]->{ ${PERSON_FIELDS} }
`

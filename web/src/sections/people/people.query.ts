import { PERSON_FIELDS, type Person, toPeople as toPersons } from '@/documents/person/person'
import type { People as RawPeopleSection } from '@/sanity/types.gen'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type PeopleLook = NonNullable<RawPeopleSection['look']>
export type PeopleProps = Heading & { look: PeopleLook; people: Person[] }

export function toPeople(raw: RawSectionOf<'people'>): PeopleProps {
  return { ...toHeading(raw), look: raw.look ?? 'compact', people: toPersons(raw.people) }
}

// "chosen" keeps the references themselves, so that a person published later refreshes the page.
export const PEOPLE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  look,
  "chosen": people[]{ _ref },
  "people": people[]->{ ${PERSON_FIELDS} }
`

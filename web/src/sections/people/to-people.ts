import { type Person, toPeople } from '@/content/person/person'
import type { People as RawPeopleSection } from '@/content/sanity/types.gen'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type PeopleLook = NonNullable<RawPeopleSection['look']>
export type PeopleProps = Heading & { look: PeopleLook; people: Person[] }

export function toPeopleSection(raw: RawSectionOf<'people'>): PeopleProps {
  return { ...toHeading(raw), look: raw.look ?? 'compact', people: toPeople(raw.people) }
}

import type { Person } from '../../../web/src/sanity/types.gen.ts'
import { keyFrom } from './key.ts'
import type { Seed } from './seed-document.ts'

/** The `_id` of a person: `Dr Kwabena Lindqvist` → `person-dr-kwabena-lindqvist`. */
export const personId = (name: string) => keyFrom('person', name)

type PersonFields = Omit<Seed<Person>, '_id' | '_type' | 'team' | 'order'>

/** The people of a team; `first` is the order number of the first one. */
export function team(name: NonNullable<Person['team']>, first: number, people: PersonFields[]) {
  return people.map(
    (fields, index): Seed<Person> => ({
      _id: personId(fields.name ?? ''),
      _type: 'person',
      team: name,
      order: first + index,
      ...fields,
    }),
  )
}

import type { Person } from '../../../web/src/content/types.gen.ts'
import { keyFrom } from './key.ts'
import { orderRank } from './order-rank.ts'
import type { Seed } from './seed-document.ts'

/** The `_id` of a person: `Dr Kwabena Lindqvist` → `person-dr-kwabena-lindqvist`. */
export const personId = (name: string) => keyFrom('person', name)

type PersonFields = Omit<Seed<Person>, '_id' | '_type' | 'team' | 'orderRank'>

/** The people of a team; `first` is the position of the first one among all people. */
export function team(name: NonNullable<Person['team']>, first: number, people: PersonFields[]) {
  return people.map(
    (fields, index): Seed<Person> => ({
      _id: personId(fields.name ?? ''),
      _type: 'person',
      team: name,
      orderRank: orderRank(first + index),
      ...fields,
    }),
  )
}

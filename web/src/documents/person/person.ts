import { IMAGE_FIELDS, toImage } from '@/content/objects/image'
import type { EVENT_QUERY_RESULT } from '@/content/types.gen'

/** GROQ fields of a `person`: `author->{ ${PERSON_FIELDS} }`. */
export const PERSON_FIELDS = /* groq */ `
  _id,
  "name": coalesce(name, ""),
  "role": coalesce(role, ""),
  specialty,
  biography,
  portrait{ ${IMAGE_FIELDS} }
`

type RawPerson = NonNullable<EVENT_QUERY_RESULT>['people'][number]

export type Person = ReturnType<typeof toPeople>[number]

/** Omits references to unpublished people, which resolve to null. */
export function toPeople(raw: readonly (RawPerson | null)[] | null) {
  return (raw ?? []).flatMap((person) =>
    person?.name ? [{ ...person, key: person._id, portrait: toImage(person.portrait) }] : [],
  )
}

import { IMAGE_FIELDS, type Image, type RawImage, toImage } from '@/objects/image'

/** Somebody whom the site names. */
export type Person = {
  key: string
  name: string
  role: string
  specialty?: string
  biography?: string
  portrait?: Image
}

export type RawPerson = {
  _id: string
  name: string | null
  role: string | null
  specialty: string | null
  biography: string | null
  portrait: RawImage | null
}

export function toPerson(raw: RawPerson): Person {
  const portrait = toImage(raw.portrait)
  return {
    key: raw._id,
    name: raw.name ?? '',
    role: raw.role ?? '',
    ...(raw.specialty && { specialty: raw.specialty }),
    ...(raw.biography && { biography: raw.biography }),
    ...(portrait && { portrait }),
  }
}

/** A reference to a person who is not published comes as null. */
export function toPeople(raw: readonly (RawPerson | null)[] | null): Person[] {
  return (raw ?? []).flatMap((person) => (person ? [toPerson(person)] : []))
}

/** Put in braces after a reference to a `person`: `author->{ ${PERSON_FIELDS} }`. */
export const PERSON_FIELDS = /* groq */ `
  _id, name, role, specialty, biography, portrait{ ${IMAGE_FIELDS} }
`

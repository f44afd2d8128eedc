import { IMAGE_FIELDS } from '@/content/image/image.groq'

/** Put in braces after a reference to a `person`: `author->{ ${PERSON_FIELDS} }`. */
export const PERSON_FIELDS = /* groq */ `
  _id, name, role, specialty, biography, portrait{ ${IMAGE_FIELDS} }
`

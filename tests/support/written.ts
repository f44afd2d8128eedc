import { placesOf, type Stored, textsIn } from '../../studio/schema/validation/places'
import { refuseStarterTexts } from '../../studio/schema/validation/starter-rules'

/** A copy of a document in which every example text that blocks publishing is replaced. */
export function written<Document extends object>(document: Document): Document {
  const places = placesOf(document as Stored)
  const refused = new Set(
    refuseStarterTexts(places, document as Stored).map(({ path }) => `${path}`),
  )
  const examples = textsIn(places).flatMap(({ text, path }) =>
    refused.has(`${path}`) ? [text] : [],
  )
  const copy = JSON.stringify(document, (_, value) => {
    const at = examples.indexOf(value)
    return at < 0
      ? value
      : `What an editor wrote in place of example ${at}: for whom it is, and what they find here.`
  })
  return JSON.parse(copy) as Document
}

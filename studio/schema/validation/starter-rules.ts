import { pageTemplates } from '../../structure/page-templates'
import { starterContent } from '../section-types'
import { isToReplace } from '../starter'
import { type DocumentRule, placesOf, textsIn } from './places'

const pages = pageTemplates.map(({ value }) => value)

/** A text is the same in capitals. */
const keyOf = (field: string, text: string) =>
  `${field}: ${text.replaceAll(/\s+/g, ' ').trim().toLowerCase()}`

/** The texts of new sections and pages that ask for the editor's own words, by field. */
const asked = new Set(
  textsIn(placesOf({ starterContent, pages }))
    .filter(({ text }) => isToReplace(text))
    .map(({ text, field }) => keyOf(field, text)),
)

/** Texts that a new section or page began with, and that nobody has replaced: visitors would read instructions. */
export const refuseStarterTexts: DocumentRule = (places) =>
  textsIn(places)
    .filter(({ text, field }) => asked.has(keyOf(field, text)))
    .map(({ text, path }) => ({
      message: `“${text.trim()}” is an example. Write your own text in its place, or remove what it belongs to.`,
      path,
    }))

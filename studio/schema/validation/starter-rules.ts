import { recipes } from '../../recipes/recipes'
import { starterContent } from '../section-menu.gen'
import { isToReplace } from '../starter'
import { type DocumentRule, placesOf, textsIn } from './places'

/** The pages of all recipes, as documents. */
const pages = recipes.map(({ title, seoDescription, sections }) => ({
  title,
  sections,
  seo: { description: seoDescription },
}))

/** A text is the same in capitals; a second page of a recipe has a number after its title. */
const keyOf = (field: string, text: string) => {
  const words = text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return `${field}: ${field === 'title' ? words.replace(/ \d+$/, '') : words}`
}

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
      code: 'text.starter',
      message: `“${text.trim()}” is an example. Write your own text in its place, or remove what it belongs to.`,
      path,
    }))

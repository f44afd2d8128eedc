import { menuTitle } from '../components/section-menu'
import { sectionTypes } from '../schema/sections.gen'
import { type Recipe, recipes } from './recipes'

const titles = new Map<string, string>(sectionTypes.map((type) => [type.name, menuTitle(type)]))

/** Recipes that contain all words in their title, description or section names. */
export function findRecipes(query: string): readonly Recipe[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return recipes.filter((recipe) => {
    const text = textOf(recipe)
    return words.every((word) => text.includes(word))
  })
}

function textOf({ title, description, sections }: Recipe): string {
  const named = sections.map(({ _type }) => titles.get(String(_type)))
  return [title, description, ...named].join(' ').toLowerCase()
}

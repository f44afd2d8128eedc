import type { SanityClient } from 'sanity'
import type { Recipe } from './recipes'

const TAKEN_QUERY = `*[
  string::startsWith(coalesce(path.current, from, ""), $path)
]{ "path": coalesce(path.current, from) }.path`

/** The first free path of `/a`, `/a-2`, `/a-3` … */
export function firstFree(path: string, taken: readonly string[]): string {
  if (!taken.includes(path)) return path
  let number = 2
  while (taken.includes(`${path}-${number}`)) number += 1
  return `${path}-${number}`
}

/** The content of a new page, with a path that no document, draft or redirect has. */
export async function pageFromRecipe(recipe: Recipe, client: SanityClient) {
  const raw = client.withConfig({ perspective: 'raw' })
  const taken = await raw.fetch<string[]>(TAKEN_QUERY, { path: recipe.path })
  const path = firstFree(recipe.path, taken)
  const [, number] = path.slice(recipe.path.length).split('-')
  return {
    _type: 'page',
    // A unique title, since equal titles look the same in search results.
    title: number ? `${recipe.title} ${number}` : recipe.title,
    path: { _type: 'slug', current: path },
    sections: recipe.sections.map((section, index) => ({
      _key: `${recipe.name}-${index + 1}`,
      ...section,
    })),
    showReadyToStart: false,
    seo: { _type: 'seo', description: recipe.seoDescription, hideFromSearch: false },
  }
}

import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import { cache } from 'react'
import { typeTag } from '@/sanity/cache-tags'
import { readContent } from '@/sanity/fetch'
import { DEFAULT_WORDS } from '@/sanity/words.gen'

/** The words around content, by place: labels of lists, pages, charts and drawn pictures. */
export type Words = typeof DEFAULT_WORDS

const WORDS_QUERY = defineQuery(`*[_type == "words" && _id == "words"][0]`)

/**
 * The words that editors have chosen, and the default of each that is empty. One cached read for the whole site, in
 * draft mode one for each page. Rejects with a `ContentError` if the content API does not answer.
 */
export const getWords = cache(async (): Promise<Words> => {
  const stored = await readContent({
    name: 'WORDS_QUERY',
    query: WORDS_QUERY,
    tags: [typeTag('words')],
  })
  return withDefaults(stored)
})

type Stored = Readonly<Record<string, unknown>>

/** The stored words, each that is missing or blank replaced by its default. */
export function withDefaults(stored: Stored | null): Words {
  const places = Object.entries(DEFAULT_WORDS).map(([place, defaults]) => {
    const chosen = Object.entries(stored?.[place] ?? {}).filter(
      ([name, text]) => name in defaults && typeof text === 'string' && stegaClean(text).trim(),
    )
    return [place, { ...defaults, ...Object.fromEntries(chosen) }]
  })
  return Object.fromEntries(places) as Words
}

/**
 * Puts values in place of the names in braces: `By {author}`. A name without a value stays. In draft mode a click on the
 * result opens the field of a value that has a mark, otherwise the words.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const isMarked = Object.values(values).some((value) => stegaClean(value) !== value)
  return (isMarked ? stegaClean(text) : text).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}

import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { env } from '@/env'
import { fillIn } from '@/lib/fill-in'
import { isMarked } from '@/sanity/drafts/stega-filter'
import { markOf } from '@/sanity/drafts/text-source'
import { readContent, readPublished } from '@/sanity/read/read-content'
import { typeTag } from '@/sanity/refresh/cache-tags'
import { DEFAULT_WORDS } from '@/sanity/words.gen'

/** The words around content, by place: labels of lists, pages, charts and drawn pictures. */
export type Words = typeof DEFAULT_WORDS

/** The id and the type of the document. */
const ID = 'words'

const WORDS_QUERY = defineQuery(`*[_type == "words" && _id == "words"][0]`)

const WORDS = { name: 'WORDS_QUERY' as const, query: WORDS_QUERY, tags: [typeTag('words')] }

/**
 * The words that editors have chosen, and the default of each that is empty. One cached read for the whole site, in
 * draft mode one for each page. Rejects with a `ContentError` if the content API does not answer.
 */
export const getWords = cache(async (): Promise<Words> => {
  const stored = await readContent(WORDS)
  const { isEnabled } = await draftMode()
  return withDefaults(stored, isEnabled ? markOfDefault : undefined)
})

/** The published words, for what is the same for visitors and editors. Rejects as `getWords` does. */
export async function getPublishedWords(): Promise<Words> {
  return withDefaults(await readPublished(WORDS))
}

/** The mark of a default word: a click opens its empty field. */
function markOfDefault(place: string, name: string): string {
  const sourceDocument = { _id: ID, _type: ID }
  if (!isMarked({ sourceDocument, sourcePath: [place, name], value: name })) return ''
  return markOf({ id: ID, type: ID, path: `${place}.${name}` }, env.STUDIO_URL)
}

type Stored = Readonly<Record<string, unknown>>

/** The stored words, each that is missing or blank replaced by its default, with the mark of its field. */
export function withDefaults(
  stored: Stored | null,
  markOfPlace: (place: string, name: string) => string = () => '',
): Words {
  const places = Object.entries(DEFAULT_WORDS).map(([place, defaults]) => {
    const chosen = (stored?.[place] ?? {}) as Stored
    const words = Object.entries(defaults).map(([name, text]) => {
      const word = chosen[name]
      const isFilled = typeof word === 'string' && stegaClean(word).trim() !== ''
      return [name, isFilled ? word : text + markOfPlace(place, name)]
    })
    return [place, Object.fromEntries(words)]
  })
  return Object.fromEntries(places) as Words
}

/** Fills values in as `fillIn` does. A marked value keeps its mark, and the text loses its own. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const isMarked = Object.values(values).some((value) => stegaClean(value) !== value)
  return fillIn(isMarked ? stegaClean(text) : text, values)
}

import 'server-only'
import { vercelStegaDecode } from '@vercel/stega'
import { createDataAttribute } from 'next-sanity'

/** For an element: opens a field in the Studio on a click, in draft mode. */
export type Source = { 'data-sanity'?: string }

const NONE: Source = {}

/**
 * The source of a value that has no mark of its own: a number, a date, a value formatted from one, or a chosen option.
 * It takes the document and the object from a marked text beside it; without a mark, as visitors get it, it is empty.
 *
 * @param text a text of the same object
 * @param field the name of the value's field in that object, or a path in it; by default the field of the text itself
 */
export function sourceOf(text: string | null | undefined, field?: string): Source {
  const link = text ? vercelStegaDecode<{ href?: string }>(text)?.href : undefined
  if (!link) return NONE
  const { searchParams } = new URL(link)
  const [id, type, path, baseUrl] = ['id', 'type', 'path', 'baseUrl'].map((name) =>
    searchParams.get(name),
  )
  if (!id || !type || !path || !baseUrl) return NONE
  const own = field === undefined ? path : path.replace(/(\w+)(\[\d+\])?$/, field)
  return { 'data-sanity': createDataAttribute({ id, type, path: own, baseUrl }).toString() }
}

import 'server-only'
import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { sourceOfText } from '@/content/drafts/text-source'
import { env } from '@/env'

/** For an element: opens a field in the Studio on a click, in draft mode. */
export type Source = { 'data-sanity'?: string }

/**
 * The source of a value without a mark: a number, a date, a value formatted from one, or an option. Document and object
 * are those of a marked text beside it; without a mark, as for visitors, it is empty.
 *
 * @param text a text of the same object
 * @param field the name of the value's field in that object, or a path in it; by default the field of the text itself
 */
export function sourceOf(text: string | null | undefined, field?: string): Source {
  const source = sourceOfText(text ?? '')
  if (!source) return {}
  const { id, type } = source
  const path = pathBeside(source.path, field)
  return {
    'data-sanity': createDataAttribute({ id, type, path, baseUrl: env.STUDIO_URL }).toString(),
  }
}

/** The source of an item of a document's list, such as a section of a page. */
export function sourceOfItem(
  { _id, _type }: { _id: string; _type: string },
  list: string,
  key: string,
): string {
  const document = { id: _id, type: _type, baseUrl: env.STUDIO_URL }
  return createDataAttribute({ ...document, path: [list, { _key: key }] }).toString()
}

/** The path of another field of the same object; for an item of a list, of the object that has the list. */
export const pathBeside = (path: string, field?: string): string =>
  field === undefined ? path : path.replace(/(\w+)(\[\d+\])?$/, () => field)

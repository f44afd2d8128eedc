import { withSampleFigures } from './figures'

/** Search engines truncate titles after about this many characters. */
export const SEARCH_TITLE_LIMIT = 60

/** The description length, in characters, that search engines show in full. */
export const SEARCH_DESCRIPTION_RANGE = { from: 70, to: 160 }

/** Warns about a title that search engines would truncate. */
export function checkSearchTitle(title: string | undefined): true | string {
  const length = withSampleFigures(title?.trim() ?? '').length
  if (length <= SEARCH_TITLE_LIMIT) return true
  return `Search results cut titles after about ${SEARCH_TITLE_LIMIT} characters; this one has ${length}.`
}

/** Warns about a description that search engines would truncate or replace. */
export function checkSearchDescription(text: string | undefined): true | string {
  const length = withSampleFigures(text?.trim() ?? '').length
  const { from, to } = SEARCH_DESCRIPTION_RANGE
  if (length === 0 || (length >= from && length <= to)) return true
  const verdict = length < from ? 'rather short' : 'too long and will be cut'
  return `${length} characters is ${verdict}: ${from} to ${to} suit search results best.`
}

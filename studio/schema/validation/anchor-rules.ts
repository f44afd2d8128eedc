import type { Path } from 'sanity'
import { endpointWords, groupWords, headingWords, pageIds } from '../../../web/src/lib/page-ids'
import { type DocumentRule, isBlock, isRecord, objectsIn, type Place, type Stored } from './places'

/** Every anchor of a page: those of its sections, and the ids that the site gives its headings and endpoints. */
export function anchorsOf(places: readonly Place[]): Set<string> {
  const own = places.flatMap(({ field, value, owner }) =>
    isAnchorField(field, owner) && typeof value === 'string' && value ? [value] : [],
  )
  const idOf = pageIds(own)
  return new Set([...own, ...places.flatMap(({ value }) => wordsOf(value) ?? []).map(idOf)])
}

function wordsOf(value: unknown): string | undefined {
  if (isBlock(value)) return headingWords(value)
  if (!isRecord(value)) return undefined
  if (value._type === 'endpointGroup') return groupWords(value)
  return value._type === 'endpoint' ? endpointWords(value) : undefined
}

// A button has a field of this name, too: the anchor that it scrolls to.
const isAnchorField = (field: string, owner: Stored) => field === 'anchor' && !('target' in owner)

/** The buttons and links that scroll to an anchor. */
export function scrollTargets(places: readonly Place[]): { anchor: string; path: Path }[] {
  return objectsIn(places, 'action', 'link').flatMap(({ value, path }) =>
    value.target === 'anchor' && typeof value.anchor === 'string' && value.anchor
      ? [{ anchor: value.anchor, path: [...path, 'anchor'] }]
      : [],
  )
}

/** Two sections with one anchor: the browser only finds the first. */
export const refuseDuplicateAnchors: DocumentRule = (places) => {
  const seen = new Set<string>()
  return places.flatMap(({ field, value, owner, path }) => {
    if (!isAnchorField(field, owner) || typeof value !== 'string' || !value) return []
    if (!seen.has(value)) {
      seen.add(value)
      return []
    }
    const message = `A section above has the anchor “${value}”, too: links lead there only. Change or clear this one.`
    return [{ message, path }]
  })
}

/** Buttons that scroll to an anchor which no section of the page has; `others` are anchors from other documents. */
export function deadAnchors(places: readonly Place[], others: readonly string[] = []) {
  const known = anchorsOf(places)
  for (const anchor of others) known.add(anchor)
  const offered = [...known].filter(Boolean).slice(0, 8).join(', ')
  return scrollTargets(places)
    .filter(({ anchor }) => !known.has(anchor))
    .map(({ anchor, path }) => ({
      message: offered
        ? `No section of this page has the anchor “${anchor}”, so nothing happens on a click. Choose one of: ${offered}.`
        : `No section of this page has the anchor “${anchor}”, so nothing happens on a click. Give the section this anchor.`,
      path,
    }))
}

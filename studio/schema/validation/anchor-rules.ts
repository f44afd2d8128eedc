import type { Path } from 'sanity'
import {
  type Block,
  blockText,
  type DocumentRule,
  isBlock,
  isHeading,
  objectsIn,
  type Place,
  type Stored,
} from './places'
import { showTogether } from './show-times'

/** The id that the site gives a heading, as far as its words decide it. */
const idOf = (words: string) =>
  words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

const headings = ({ value }: Place): Block[] => (isBlock(value) && isHeading(value) ? [value] : [])

/** Every anchor of a page: those of its sections, and the ids of its headings. */
export function anchorsOf(places: readonly Place[]): Set<string> {
  const own = places.flatMap(({ field, value, owner }) =>
    isAnchorField(field, owner) && typeof value === 'string' ? [value] : [],
  )
  const ids = places.flatMap(headings).map((block) => idOf(blockText(block)))
  const groups = objectsIn(places, 'endpointGroup').map(
    ({ value }) => `endpoints-${idOf(String(value.title))}`,
  )
  return new Set([...own, ...ids, ...groups])
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

/** Two sections with one anchor at the same time: the browser only finds the first. */
export const refuseDuplicateAnchors: DocumentRule = (places) => {
  const seen = new Map<string, Stored[]>()
  return places.flatMap(({ field, value, owner, path }) => {
    if (!isAnchorField(field, owner) || typeof value !== 'string' || !value) return []
    const earlier = seen.get(value) ?? []
    seen.set(value, [...earlier, owner])
    if (!earlier.some((other) => showTogether(other, owner))) return []
    const message = `A section above has the anchor “${value}”, too: links lead there only. Change or clear this one.`
    return [{ code: 'anchor.duplicate', message, path }]
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
      code: 'anchor.dead',
      message: offered
        ? `No section of this page has the anchor “${anchor}”, so nothing happens on a click. Choose one of: ${offered}.`
        : `No section of this page has the anchor “${anchor}”, so nothing happens on a click. Give the section this anchor.`,
      path,
    }))
}

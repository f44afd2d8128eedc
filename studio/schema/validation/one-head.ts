import { showTogether, type Timed } from './show-times'

interface SectionLike extends Timed {
  _type: string
  _key: string
}

type Result = true | { message: string; path?: [{ _key: string }] }

const heroesOf = (sections: SectionLike[] | undefined) =>
  (sections ?? []).filter(({ _type }) => _type === 'hero')

/** A page has one main heading at a time: its hero's, or that of the report whose page it is. */
export function checkOneHead(sections: SectionLike[] | undefined, hasReport = false): Result {
  const heroes = heroesOf(sections)
  const [first] = heroes
  if (hasReport && first) {
    return {
      message: 'A report opens this page with its own head. Delete this hero.',
      path: [{ _key: first._key }],
    }
  }
  if (!first && !hasReport) {
    return {
      message: 'Add a hero (or the head of a report): its title is the heading of the page.',
    }
  }
  const second = heroes.find((hero, index) =>
    heroes.slice(0, index).some((earlier) => showTogether(earlier, hero)),
  )
  if (!second) return true
  const isTimed = heroes.some(({ showFrom, showUntil }) => showFrom || showUntil)
  return {
    message: isTimed
      ? 'A page shows one hero at a time. This one and one above it overlap: correct when they show.'
      : 'A page has one hero. Delete this one or the one above it.',
    path: [{ _key: second._key }],
  }
}

/** Warns when the only hero is not the first section. */
export function checkHeadFirst(sections: SectionLike[] | undefined): Result {
  const [hero, second] = heroesOf(sections)
  if (!hero || second || hero === sections?.[0]) return true
  return { message: 'A hero opens a page: drag it to the top.', path: [{ _key: hero._key }] }
}

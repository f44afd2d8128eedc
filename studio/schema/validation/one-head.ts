interface SectionLike {
  _type: string
  _key: string
}

type Result = true | { message: string; path?: [{ _key: string }] }

const heroesOf = (sections: SectionLike[] | undefined) =>
  (sections ?? []).filter(({ _type }) => _type === 'hero')

/** A page has one main heading: its hero's, or that of the report whose page it is. */
export function checkOneHead(sections: SectionLike[] | undefined, hasReport = false): Result {
  const heroes = heroesOf(sections)
  const [first, second] = heroes
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
  if (!second) return true
  return {
    message: 'A page has one hero. Delete this one or the one above it.',
    path: [{ _key: second._key }],
  }
}

/** Warns when the only hero is not the first section. */
export function checkHeadFirst(sections: SectionLike[] | undefined): Result {
  const [hero, second] = heroesOf(sections)
  if (!hero || second || hero === sections?.[0]) return true
  return { message: 'A hero opens a page: drag it to the top.', path: [{ _key: hero._key }] }
}

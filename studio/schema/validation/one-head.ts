interface SectionLike {
  _type: string
  _key: string
}

type Result = true | { message: string; path?: [{ _key: string }] }

/** Sections whose title is the main heading of the page. */
const heads = new Set(['hero', 'reportHead'])

const headsOf = (sections: SectionLike[] | undefined) =>
  (sections ?? []).filter(({ _type }) => heads.has(_type))

/** Requires exactly one hero or report head, whose title is the page's h1. */
export function checkOneHead(sections: SectionLike[] | undefined): Result {
  const [first, second] = headsOf(sections)
  if (!first) {
    return {
      message: 'Add a hero (or the head of a report): its title is the heading of the page.',
    }
  }
  if (!second) return true
  return {
    message: 'A page has one hero or head of a report. Delete this one or the one above it.',
    path: [{ _key: second._key }],
  }
}

/** Warns if the hero or report head is not the first section. */
export function checkHeadFirst(sections: SectionLike[] | undefined): Result {
  const [head, second] = headsOf(sections)
  if (!head || second || head === sections?.[0]) return true
  return { message: 'A hero opens a page: drag it to the top.', path: [{ _key: head._key }] }
}

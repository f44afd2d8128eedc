interface SectionLike {
  _type: string
  _key: string
}

type Verdict = true | { message: string; path?: [{ _key: string }] }

/** Sections whose title is the main heading of the page. */
const heads = new Set(['hero', 'reportHead'])

const headsOf = (sections: SectionLike[] | undefined) =>
  (sections ?? []).filter(({ _type }) => heads.has(_type))

/** A page has one main heading, which only a hero or the head of a report gives it. */
export function checkOneHead(sections: SectionLike[] | undefined): Verdict {
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

/** Warns when the only head stands anywhere but at the top, and names the place in the list. */
export function checkHeadFirst(sections: SectionLike[] | undefined): Verdict {
  const [head, second] = headsOf(sections)
  if (!head || second || head === sections?.[0]) return true
  return { message: 'A hero opens a page: drag it to the top.', path: [{ _key: head._key }] }
}

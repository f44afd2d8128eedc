interface SectionLike {
  _type: string
  _key: string
}

/** Sections with the page’s one title. */
const heads = new Set(['hero', 'reportHead'])

/** Warns when a head stands anywhere but at the top, and names the place in the list. */
export function checkHeroFirst(
  sections: SectionLike[] | undefined,
): true | { message: string; path: [{ _key: string }] } {
  const stray = sections?.find((section, index) => heads.has(section._type) && index > 0)
  if (!stray) return true
  return { message: 'A hero opens a page: drag it to the top.', path: [{ _key: stray._key }] }
}

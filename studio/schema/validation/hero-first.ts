interface SectionLike {
  _type: string
  _key: string
}

/** Warns when a hero stands anywhere but at the top, and names the place in the list. */
export function checkHeroFirst(
  sections: SectionLike[] | undefined,
): true | { message: string; path: [{ _key: string }] } {
  const stray = sections?.find((section, index) => section._type === 'hero' && index > 0)
  if (!stray) return true
  return { message: 'A hero opens a page: drag it to the top.', path: [{ _key: stray._key }] }
}

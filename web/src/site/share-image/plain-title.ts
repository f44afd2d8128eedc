/** The characters of our fonts. For others `next/og` would request a font from a server. */
const DRAWN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]/

const INSTEAD: Record<string, string> = {
  '→': '-',
  '≥': '>',
  '≤': '<',
  '−': '–',
  '\u202f': ' ',
}

/** In UTF-16 units: more than three lines of the image. Drawing 30,000 words takes over 20 s. */
const LONGEST = 240

/** A title in drawable characters: others are replaced by similar ones or removed; long titles are cut. */
export function plainTitle(title: string): string {
  const drawn = [...title.slice(0, LONGEST)].map((character) => {
    if (DRAWN.test(character)) return character
    const base = character.normalize('NFKD').replace(/\p{M}/gu, '')
    return INSTEAD[character] ?? (base && [...base].every((each) => DRAWN.test(each)) ? base : '')
  })
  return drawn.join('').replace(/\s+/g, ' ').trim()
}

/** What the picture's fonts can draw. For anything else `next/og` would ask a server for a font. */
const DRAWN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]/

const INSTEAD: Record<string, string> = {
  '→': '-',
  '≥': '>',
  '≤': '<',
  '−': '–',

  '\u202f': ' ',
}

/** A title in the characters that can be drawn; what has no likeness among them is left out. */
export function plainTitle(title: string): string {
  const drawn = [...title].map((character) => {
    if (DRAWN.test(character)) return character
    const base = character.normalize('NFKD').replace(/\p{M}/gu, '')
    return INSTEAD[character] ?? (base && [...base].every((each) => DRAWN.test(each)) ? base : '')
  })
  return drawn.join('').replace(/\s+/g, ' ').trim()
}

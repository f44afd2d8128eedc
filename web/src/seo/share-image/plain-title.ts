/** The characters of Source Serif. For others `next/og` would request a font from a server. */
const LATIN =
  ' -~\u00a0-\u00ac\u00ae-\u012b\u012e-\u0131\u0134-\u0165\u0168-\u017f\u0218-\u021b\u1e9e\u1ea0-\u1ef9'
const GREEK = '\u0386-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce'
const CYRILLIC = '\u0400-\u045f\u0490-\u0493'
const SIGNS =
  '\u2010\u2012-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u20bd\u20bf\u2116\u2122\u2190-\u2193\u2212\u2260\u2264\u2265'

const DRAWN = new RegExp(`^[${LATIN}${GREEK}${CYRILLIC}${SIGNS}]+$`)

/** In UTF-16 units: more than three lines of the image. Drawing 30,000 words takes over 20 s. */
const LONGEST = 240

/**
 * A title in drawable characters: others are replaced by similar ones or removed; long titles are cut. Empty if a letter
 * cannot be drawn: our fonts have Latin, Greek and Cyrillic only.
 */
export function plainTitle(title: string): string {
  let drawn = ''
  for (const character of title.slice(0, LONGEST).normalize('NFC')) {
    const base = character.normalize('NFKD').replace(/\p{M}/gu, '')
    const similar = [character, base].find((each) => DRAWN.test(each))
    if (similar === undefined && /\p{L}/u.test(character)) return ''
    drawn += similar ?? ''
  }
  return drawn.replace(/\s+/g, ' ').trim()
}

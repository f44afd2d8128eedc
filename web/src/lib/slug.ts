// Imported by the Studio and the seed, too: relative imports, nothing of the site.
import { slugify } from 'transliteration'

/** Nobody reads more of an address, and an editor may paste a whole text into a heading. */
const LONGEST = 80

/** The words of a text in Latin letters for an address: `Café Zürich` → `cafe-zurich`; empty without a word. */
export function slugOf(text: string): string {
  // Joiners and soft hyphens stand inside words; signs (§, €, ™) are no words.
  const start = text
    .slice(0, 4 * LONGEST)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
  const words = start.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  const slug = slugify(words, { allowedChars: 'a-zA-Z0-9' })
  return slug.slice(0, LONGEST).replace(/-+$/, '')
}

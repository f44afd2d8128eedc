import { wellFormed } from './text-length.ts'

/** The parameters of a campaign's link, without their `utm_`. */
export const PARAMETERS = ['campaign', 'source', 'medium', 'term', 'content'] as const

/** The longest name of a campaign, a source or a medium, in characters. */
const LONGEST_NAME = 80

/**
 * A name in the spelling by which campaigns are told apart: lower case, hyphens for all that is no letter, no digit, no
 * dot and no underscore. `LinkedIn` and `linkedin` are one; "Spring Launch" is `spring-launch`. May be ''.
 */
export function campaignName(text: string): string {
  const words = wellFormed(text)
    .normalize('NFKC')
    .toLowerCase()
    // Some letters have one character for their lower case only.
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}._]+/gu, '-')
  return Array.from(words)
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/^-+|-+$/g, '')
}

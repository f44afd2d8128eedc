/**
 * A word: its title in the Studio and the text that the site shows until an editor changes it. A `spoken` word is for
 * screen readers only; like an `unmarked` one, which stands in an attribute, a title or an image, it cannot be clicked in
 * a preview.
 */
export type Word = readonly [title: string, text: string, use?: 'spoken' | 'unmarked']

/** The words of one place on the site, by field name. */
export type Place = { title: string; words: Readonly<Record<string, Word>> }

const PLACEHOLDER = /\{\w*\}/g

/** The placeholders of a text, such as `{author}`. */
export const placeholdersIn = (text: string): string[] => text.match(PLACEHOLDER) ?? []

/** What is wrong with an editor's words in place of `standard`. */
export function wordProblem(words: string | undefined, standard: string): string | undefined {
  if (!words?.trim()) return undefined
  const known = placeholdersIn(standard)
  const used = placeholdersIn(words)
  const lost = known.filter((each) => !used.includes(each))
  if (lost.length > 0) return `Add ${lost.join(' and ')}: the site puts the value there.`
  const unknown = used.filter((each) => !known.includes(each))
  if (unknown.length > 0)
    return `Remove ${unknown.join(' and ')}: the site has no value for it here.`
  return undefined
}

/** Splits text into lower-case words without accents, as they are indexed and typed. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

type Fitted = { body: string; words: string }

/** Up to `quoted` characters to quote from, then the words that are new, up to `listed` characters. */
export function fitSearchText(
  text: string,
  known: string,
  { quoted, listed }: { quoted: number; listed: number },
): Fitted {
  if (text.length <= quoted) return { body: text, words: '' }
  const end = text.lastIndexOf(' ', quoted)
  const body = text.slice(0, end > 0 ? end : quoted)
  const seen = new Set(searchWords(`${known} ${body}`))
  let words = ''
  for (const word of searchWords(text.slice(body.length))) {
    // One and two letters find nothing that anybody looks for; figures do.
    if (seen.has(word) || (word.length < 3 && !/\d/.test(word))) continue
    if (words.length + word.length + 1 > listed) break
    seen.add(word)
    words += words ? ` ${word}` : word
  }
  return { body, words }
}

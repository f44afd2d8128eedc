import { NEVER_SHOWN } from '@/content/fields-not-shown.gen'
import { searchWords } from '@/search/search-words'

type Fitted = { body: string; words: string }

/** Up to `quoted` characters for excerpts, then new words up to `listed` characters. */
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
    // Words of one or two letters are useless for a search; numbers are not.
    if (seen.has(word) || (word.length < 3 && !/\d/.test(word))) continue
    if (words.length + word.length + 1 > listed) break
    seen.add(word)
    words += words ? ` ${word}` : word
  }
  return { body, words }
}

/** The schema says so; `marks` and the like are Portable Text's own. */
const SILENT = new Set([...NEVER_SHOWN, 'listItem', 'marks', 'style'])

/**
 * All texts in a document's sections or rich text, in order. Independent of section types, so new types are found
 * without a change here.
 */
export function textInContent(content: unknown): string {
  const found: string[] = []
  collect(content, found)
  const texts = found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  // Titles and labels lack a full stop and would run into the next text.
  return texts.map((text, at) => text + endOf(text, at === texts.length - 1)).join('')
}

function endOf(text: string, isLast: boolean): string {
  if (isLast) return ''
  return /[.:;!?…]$/.test(text) ? ' ' : ' · '
}

function collect(value: unknown, found: string[]): void {
  if (typeof value === 'string') {
    found.push(value)
  } else if (Array.isArray(value)) {
    if (value.some(isBlock)) for (const block of value) collectBlock(block, found)
    else for (const item of value) collect(item, found)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      if (!key.startsWith('_') && !SILENT.has(key)) collect(child, found)
    }
  }
}

const isBlock = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '_type' in value && value._type === 'block'

/** Joins the spans of a paragraph without spaces: a bold syllable does not end a word. */
function collectBlock(block: unknown, found: string[]): void {
  const isText = isBlock(block) && typeof block === 'object' && block !== null
  if (!isText || !('children' in block) || !Array.isArray(block.children)) {
    collect(block, found)
    return
  }
  found.push(block.children.map((span: { text?: string }) => span.text ?? '').join(''))
}

import { markWords } from '@/search/excerpt'

type MarkedTextProps = { text: string; words: readonly string[] }

/** A text in which the words that were looked for stand out. */
export function MarkedText({ text, words }: MarkedTextProps) {
  let at = 0
  return markWords(text, words).map((part) => {
    const key = at
    at += part.text.length
    if (!part.marked) return part.text
    return (
      <mark key={key} className="bg-lantern-wash font-semibold text-ink">
        {part.text}
      </mark>
    )
  })
}

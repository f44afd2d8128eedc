import { describe, expect, test } from 'vitest'
import { type RawPortableText, toPortableText } from '@/content/objects/portable-text'
import { readingMinutes } from '@/documents/article/article'

const block = (text: string) => ({
  _type: 'block' as const,
  _key: text,
  children: [{ _type: 'span' as const, _key: 's', text, marks: [] }],
  markDefs: null,
})

describe('an article', () => {
  test('takes as long as its words, code and tables included, and at least a minute', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
    const body = (...items: NonNullable<RawPortableText>) => toPortableText(items)
    expect(readingMinutes(body(block('Short.')))).toBe(1)
    expect(readingMinutes(body(block(words(714))))).toBe(3)
    const code = {
      _type: 'codeBlock' as const,
      _key: 'c',
      language: 'text' as const,
      markDefs: null,
    }
    expect(readingMinutes(body(block(words(238)), { ...code, code: words(476) }))).toBe(3)
  })
})

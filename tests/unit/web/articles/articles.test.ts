import { describe, expect, test } from 'vitest'
import { readingMinutes } from '@/documents/article/article'
import { buildArticleIndex } from '@/documents/article/article-search'
import { type RawPortableText, toPortableText } from '@/objects/portable-text'

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

describe('a search for words', () => {
  const text = (path: string, title: string, body: string) => ({
    path,
    title,
    summary: '',
    tags: ['Mixers'],
    text: body,
    changedAt: '',
  })
  const index = buildArticleIndex([
    text('/a', 'Freezes, counted', 'How issuers stop an address'),
    text('/b', 'Custody', 'A freeze is mentioned here once'),
    text('/c', 'Training', 'Nothing of the kind'),
  ])
  const found = (words: string) => index.search(words).map(({ id }) => id)

  test('ranks matches in titles above matches in texts', () => {
    expect(found('freeze')).toEqual(['/a', '/b'])
  })

  test('matches prefixes, words with a typing error, and tags', () => {
    expect(found('issu')).toEqual(['/a'])
    expect(found('custodi')).toEqual(['/b'])
    expect(found('mixers')).toHaveLength(3)
  })

  test('requires all words', () => {
    expect(found('freeze training')).toEqual([])
    expect(found('freeze mentioned')).toEqual(['/b'])
  })
})

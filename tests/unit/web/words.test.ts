import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { countIn } from '@/lib/fill-in'
import { pathBeside, sourceOf } from '@/sanity/drafts/source'
import { markOf } from '@/sanity/drafts/text-source'
import { fill, withDefaults } from '@/sanity/words'
import { DEFAULT_WORDS } from '@/sanity/words.gen'
import { FilledText } from '@/ui/filled-text'

/** A text with a field's stega mark, as in draft mode. */
const marked = (text: string, path: string) =>
  text + markOf({ id: 'event-a', type: 'event', path }, 'https://studio.example')

describe('words', () => {
  test('that are stored replace their defaults', () => {
    const words = withDefaults({ articles: { next: 'Weiter' } })
    expect(words.articles).toEqual({ ...DEFAULT_WORDS.articles, next: 'Weiter' })
    expect(words.events).toEqual(DEFAULT_WORDS.events)
  })

  test.each([
    ['no document', null],
    ['an empty word', { articles: { next: '' } }],
    ['a word of spaces', { articles: { next: '  ' } }],
    ['a marker without text', { articles: { next: marked('', 'articles.next') } }],
    [
      'a number, a list, an unknown word and place',
      { articles: { next: 3, all: [], no: 'x' }, a: 1 },
    ],
  ])('%s: the defaults are shown', (_, stored) => {
    expect(withDefaults(stored)).toEqual(DEFAULT_WORDS)
  })

  test('that are empty get the mark of their field in draft mode', () => {
    const words = withDefaults(
      { articles: { next: 'Weiter' } },
      (place, name) => ` ${place}.${name}`,
    )
    expect(words.articles.next).toBe('Weiter')
    expect(words.articles.previous).toBe('Previous articles.previous')
  })

  test('have values in place of their placeholders', () => {
    expect(fill('By {author}', { author: 'Ada' })).toBe('By Ada')
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
  })

  test.each([
    [0, '0 results for “a”'],
    [1, '1 result for “a”'],
    [12, '12 results for “a”'],
  ])('count %i things', (count, text) => {
    const words = ['{count} result for “{query}”', '{count} results for “{query}”'] as const
    expect(countIn(count, ...words, { query: 'a' })).toBe(text)
  })

  test('have elements in place of their placeholders', () => {
    const values = { feed: createElement('a', { href: '/feed' }, 'feed') }
    const filled = (text: string) =>
      renderToStaticMarkup(createElement(FilledText, { text, values }))
    expect(filled('The {feed} has {all}.')).toBe('The <a href="/feed">feed</a> has {all}.')
    expect(filled('No link')).toBe('No link')
  })

  test('keep one marker: that of the value, otherwise their own', () => {
    const own = marked('By {author}', 'articles.byline')
    expect(fill(own, { author: marked('Ada', 'name') })).toBe(`By ${marked('Ada', 'name')}`)
    expect(fill(own, { author: 'Ada' })).toBe(marked('By Ada', 'articles.byline'))
  })
})

describe('the source of a value without a marker', () => {
  test.each([
    ['title', undefined, 'title'],
    ['title', 'startsAt', 'startsAt'],
    ['title', 'tags[2]', 'tags[2]'],
    ['contact.address', 'phone', 'contact.phone'],
    [
      'sections[_key=="a"].plans[_key=="b"].name',
      'price.amount',
      'sections[_key=="a"].plans[_key=="b"].price.amount',
    ],
    ['sections[_key=="a"].tags[2]', 'title', 'sections[_key=="a"].title'],
  ])('beside %s, %s is %s', (path, field, expected) => {
    expect(pathBeside(path, field)).toBe(expected)
  })

  test('is nothing for visitors', () => {
    for (const text of ['Tracing', '', null, undefined]) expect(sourceOf(text, 'a')).toEqual({})
  })
})

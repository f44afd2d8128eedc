import { stegaClean } from '@sanity/client/stega'
import { vercelStegaCombine } from '@vercel/stega'
import { describe, expect, test } from 'vitest'
import { sourceOf } from '@/sanity/source'
import { fill, withDefaults } from '@/sanity/words'
import { DEFAULT_WORDS } from '@/sanity/words.gen'

const STUDIO = 'http://localhost:3333'

/** A text with the marker of a field, as draft mode has it. */
function marked(text: string, path: string): string {
  const query = new URLSearchParams({ baseUrl: STUDIO, id: 'drafts.event-a', type: 'event', path })
  const href = `${STUDIO}/intent/edit/mode=presentation?${query}`
  return vercelStegaCombine(text, { origin: 'sanity.io', href }, false)
}

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

  test('have values in place of their placeholders', () => {
    expect(fill('By {author}', { author: 'Ada' })).toBe('By Ada')
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
  })

  test('keep one marker: that of the value, otherwise their own', () => {
    const own = marked('By {author}', 'articles.byline')
    expect(fill(own, { author: marked('Ada', 'name') })).toBe(`By ${marked('Ada', 'name')}`)
    const filled = fill(own, { author: 'Ada' })
    expect(stegaClean(filled)).toBe('By Ada')
    expect(sourceOf(filled)['data-sanity']).toContain('path=articles.byline')
  })
})

describe('the source of a value without a marker', () => {
  const title = marked('Tracing', 'title')

  test('is a field beside a marked text', () => {
    expect(sourceOf(title, 'startsAt')).toEqual({
      'data-sanity': `id=event-a;type=event;path=startsAt;base=${encodeURIComponent(STUDIO)}`,
    })
    const name = marked('Team', 'sections[_key=="a"].plans[_key=="b"].name')
    expect(sourceOf(name, 'price.amount')['data-sanity']).toContain(
      ';path=sections:a.plans:b.price.amount;',
    )
    const tag = marked('AML', 'sections[_key=="a"].tags[2]')
    expect(sourceOf(tag, 'title')['data-sanity']).toContain(';path=sections:a.title;')
    expect(sourceOf(title, 'tags[2]')['data-sanity']).toContain(';path=tags:2;')
  })

  test('is the text’s own field without a name', () => {
    expect(sourceOf(title)['data-sanity']).toContain(';path=title;')
  })

  test('is nothing for visitors', () => {
    for (const text of ['Tracing', '', null, undefined]) expect(sourceOf(text, 'a')).toEqual({})
  })
})

import { expect, test } from 'vitest'
import { inShape } from '@/content/read/in-shape'

const section = { _key: 'a', _type: 'hero', anchor: '', title: 'A title' }

test('a valid result is unchanged', () => {
  const result = { _id: 'page', sections: [section, { ...section, _key: 'b' }] }
  expect(inShape('SECTIONS_QUERY', result)).toEqual(result)
  expect(inShape('SECTIONS_QUERY', null)).toBeNull()
})

test('values of other types are missing, items of unknown types are left out', () => {
  const stored = {
    _id: 'page',
    other: 'field',
    sections: [
      42,
      null,
      [section],
      { _key: 'b', _type: 'unknownType' },
      { _type: 'hero', anchor: 7, title: { a: 1 }, text: ['x'], look: 'next', actions: 'none' },
    ],
  }
  const hero = { _type: 'hero', _key: 'item-4', anchor: '', title: '', text: '', actions: [] }
  expect(inShape('SECTIONS_QUERY', stored)).toEqual({
    _id: 'page',
    sections: [{ ...hero, look: 'picture' }],
  })
  expect(inShape('SECTIONS_QUERY', 'text')).toBeNull()
})

test('what is dropped is told by its type and field', () => {
  const told: string[] = []
  // The key of an action that was in a list before.
  const cards = [{ _key: 'c', title: 'A card', action: { _key: 'd', label: 'Read more' } }]
  const grid = { _key: 'c', _type: 'cardGrid', anchor: '', title: '', cards }
  const newer = { ...section, caption: 'New', title: 7, look: 'next' }
  const unknown = { _key: 'b', _type: 'newSection', title: 'A title' }
  inShape(
    'SECTIONS_QUERY',
    { _id: 'page', badge: 'New', sections: [newer, unknown, grid] },
    (place) => told.push(place),
  )
  expect(told).toEqual([
    'SECTIONS_QUERY.badge',
    'hero.caption',
    'hero.title',
    'hero.look',
    'SECTIONS_QUERY.sections of type newSection',
  ])
})

test('a text is cut at the maximum length', () => {
  const read = (title: string) => inShape('SECTIONS_QUERY', { sections: [{ ...section, title }] })
  expect(read('a'.repeat(300_000)).sections[0]?.title).toHaveLength(20_001)
  expect(read('a'.repeat(20_000)).sections[0]?.title).toHaveLength(20_000)
})

test('a text has no character that breaks XML or addresses', () => {
  const read = (title: string) =>
    inShape('SECTIONS_QUERY', { sections: [{ ...section, title }] }).sections[0]?.title
  expect(read('a\u0000b\u0008c\u000Bd\u001Fe\uFFFEf\uFFFF')).toBe('abcdef')
  expect(read('a\tb\nc\u2028d \u{1F3EE} ä')).toBe('a\tb\nc\u2028d \u{1F3EE} ä')
  expect(read('a\uD83C')).toBe('a\uFFFD')
})

test('content deeper than the query is not read', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  const page = { sections: [{ ...section, text: deep, other: deep }, deep] }
  expect(inShape('SECTIONS_QUERY', page)).toEqual({ sections: [{ ...section, text: '' }] })
})

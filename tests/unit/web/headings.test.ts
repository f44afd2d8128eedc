import { describe, expect, test } from 'vitest'
import type { PortableText } from '@/objects/portable-text'
import { headingIds, headingsOf } from '@/ui/rich-text/headings'

const block = (style: string, text: string, key = text): PortableText[number] => ({
  _type: 'block',
  _key: key,
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: 'a', text, marks: [] }],
})

const idOf = (text: string, key: string) => headingIds([block('h2', text, key)]).get(key)

describe('headings of a text', () => {
  test.each([
    ['1. Who is responsible', '1-who-is-responsible'],
    ['What it’s for?', 'what-it-s-for'],
    ['Données', 'donnees'],
    ['審査', 'section-k1'],
  ])('%s has the anchor %s', (text, id) => {
    expect(idOf(text, 'k1')).toBe(id)
  })

  test('two headings with the same text have different anchors', () => {
    const ids = headingIds([block('h2', 'Contact', 'a'), block('h3', 'Contact', 'b')])
    expect([...ids.values()]).toEqual(['contact', 'contact-2'])
  })

  test('the table of contents has only the second level, in order', () => {
    const text = [
      block('h2', 'First'),
      block('h3', 'Under it'),
      block('normal', 'x'),
      block('h2', 'Second'),
    ]
    expect(headingsOf(text)).toEqual([
      { id: 'first', text: 'First' },
      { id: 'second', text: 'Second' },
    ])
  })
})

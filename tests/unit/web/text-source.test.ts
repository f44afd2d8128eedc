import { stegaClean } from '@sanity/client/stega'
import { describe, expect, test } from 'vitest'
import { pathBeside, sourceOf } from '@/content/drafts/source'
import { markOf, sourceOfText, splitAtMarks, type TextSource } from '@/content/drafts/text-source'

const STUDIO = 'https://studio.example'
const title: TextSource = { id: 'page-home', type: 'page', path: 'sections[_key=="a.b"].title' }
const cell: TextSource = {
  id: 'news',
  type: 'article',
  path: 'body[_key=="x"].rows[0].cells[1]',
  perspective: 'rMay',
}

test('a mark gives its source back', () => {
  for (const source of [title, cell])
    expect(sourceOfText(`Text${markOf(source, STUDIO)}`)).toMatchObject(source)
  expect(sourceOfText('Text')).toBeUndefined()
})

test('a marked text is split from its marks, and cleaned as Sanity cleans it', () => {
  const [first, second] = [markOf(title, STUDIO), markOf(cell, STUDIO)]
  const text = `Title${first} by Ada${second}.`
  expect(splitAtMarks(text)).toEqual(['Title', first, ' by Ada', second, '.'])
  expect(stegaClean(text)).toBe('Title by Ada.')
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

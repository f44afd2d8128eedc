import { stegaClean } from '@sanity/client/stega'
import { expect, test } from 'vitest'
import {
  eachMark,
  markOf,
  sourcesIn,
  splitAtMarks,
  type TextSource,
  toTable,
} from '@/sanity/text-sources'

const SOURCES: TextSource[] = [
  { id: 'page-home', type: 'page', path: 'title' },
  { id: 'page-home', type: 'page', path: 'sections[_key=="a.b"].cards[_key=="c"].title' },
  { id: 'page-home', type: 'page', path: 'sections[_key=="a.b"].cards[_key=="c"].points[2]' },
  { id: 'news', type: 'article', path: 'body[_key=="x"].rows[0].cells[1]', perspective: 'rMay' },
]

test('a table gives every mark its source back', () => {
  const found = sourcesIn(toTable(SOURCES, 'https://studio.example'))
  expect(SOURCES.map((source) => found.get(markOf(source)))).toEqual(SOURCES)
  expect(found.size).toBe(SOURCES.length)
})

test('a marked text is split from its marks, and cleaned like one that Sanity has marked', () => {
  const [first = '', second = ''] = SOURCES.map(markOf)
  const text = `Title${first}${second} by Ada${second}.`
  const parts = splitAtMarks(text)
  expect(parts).toEqual(['Title', first + second, ' by Ada', second, '.'])
  expect(eachMark(parts[1] ?? '')).toEqual([first, second])
  expect(stegaClean(text)).toBe('Title by Ada.')
})

test('marks of many fields differ', () => {
  const paths = Array.from({ length: 20_000 }, (_, at) => `sections[_key=="${at}"].title`)
  const marks = paths.map((path) => markOf({ id: 'a', type: 'page', path }))
  expect(new Set(marks).size).toBe(paths.length)
})

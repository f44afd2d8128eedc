import { stegaClean } from '@sanity/client/stega'
import { expect, test } from 'vitest'
import { markOf, sourceOfText, splitAtMarks, type TextSource } from '@/sanity/drafts/text-source'

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

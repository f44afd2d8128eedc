import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DocumentList } from '@/sections/document-list/document-list'
import { DOCUMENT_LIST_EXAMPLES } from '@/sections/document-list/document-list.example'
import { GuideIndex } from '@/sections/guide-index/guide-index'
import { GUIDE_INDEX_EXAMPLES } from '@/sections/guide-index/guide-index.example'
import { LearningPaths } from '@/sections/learning-paths/learning-paths'
import { LEARNING_PATHS_EXAMPLES } from '@/sections/learning-paths/learning-paths.example'
import type { SectionOf } from '@/sections/section'

declare global {
  // Next declares this property; the queries that the sections import need it to compile.
  interface RequestInit {
    next?: { tags?: string[] }
  }
}

type ListSection = SectionOf<'documentList'>

const render = (section: ListSection) =>
  parse(renderToStaticMarkup(createElement(DocumentList, section)))

// Jobs and events read the clock in async components, which integration tests render.
const examples = DOCUMENT_LIST_EXAMPLES.map(({ name, section }) => [name, section] as const).filter(
  ([, { what }]) => what !== 'job' && what !== 'event',
)

describe('a list of documents', () => {
  test.each(examples)('%s: each document has its place below the heading', (_, section) => {
    const root = render(section)
    expect(root.querySelector('h2')?.text).toBe(section.title)
    const items = root.querySelectorAll('article, li:has(h3), figure')
    expect(items).toHaveLength(section.documents.length)
  })

  test.each(examples)('%s: leaves out what is of another type or not published', (_, section) => {
    const other = { ...section.documents[0], _type: 'other' }
    // The generated type excludes other types, but an API write can choose any document.
    const documents = [null, ...section.documents, other] as ListSection['documents']
    expect(render({ ...section, documents }).toString()).toBe(render(section).toString())
  })

  test.each(examples)('%s: without documents is not shown', (_, section) => {
    expect(render({ ...section, documents: [] }).toString()).toBe('')
  })

  test('of nothing in particular is not shown', () => {
    const [, section] = examples[0] ?? []
    expect(section && render({ ...section, what: null } as unknown as ListSection).toString()).toBe(
      '',
    )
  })
})

test.each(LEARNING_PATHS_EXAMPLES)('$name: each path says how long it takes', ({ section }) => {
  const root = parse(renderToStaticMarkup(createElement(LearningPaths, section)))
  const hours = root.querySelectorAll('.figure').map(({ text }) => text)
  const expected = section.paths.filter((path) => path.hours > 0)
  expect(hours).toEqual(expected.map((path) => `${path.hours} hours`))
})

test('a topic that no guide names is not shown', () => {
  const example = GUIDE_INDEX_EXAMPLES.find(({ name }) => name.includes('one without guides'))
  if (!example) throw new Error('The example is gone.')
  const root = parse(renderToStaticMarkup(createElement(GuideIndex, example.section)))
  expect(example.section.topics).toHaveLength(2)
  expect(root.querySelectorAll('h3').map(({ text }) => text)).not.toContain('Empty')
  expect(root.querySelectorAll('h3')).toHaveLength(1)
})

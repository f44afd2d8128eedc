import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DocumentList } from '@/sections/document-list/document-list'
import { DOCUMENT_LIST_EXAMPLES } from '@/sections/document-list/document-list.example'
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
  test.each(examples)('%s: leaves out what is of another type or not published', (_, section) => {
    const other = { ...section.documents[0], _type: 'other' }
    // The generated type excludes other types, but an API write can choose any document.
    const documents = [null, ...section.documents, other] as ListSection['documents']
    expect(render({ ...section, documents }).toString()).toBe(render(section).toString())
  })

  test.each(examples)('%s: without documents is not shown', (_, section) => {
    expect(render({ ...section, documents: [] }).toString()).toBe('')
  })
})

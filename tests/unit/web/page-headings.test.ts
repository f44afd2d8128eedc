import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Section } from '@/sections/section'
import { SectionList } from '@/sections/section-list'
import { RichText } from '@/ui/rich-text/rich-text'

declare global {
  // Next declares this property; the queries that the sections import need it to compile.
  interface RequestInit {
    next?: { tags?: string[] }
  }
}

const head = { anchor: '', eyebrow: '', text: '', actions: [] }
const hero = (title: string, look: 'plain' | 'picture' | 'ledger' = 'plain') =>
  ({
    ...head,
    _type: 'hero',
    _key: `hero-${title}`,
    title,
    look,
    figures: [],
    picture: null,
    image: null,
  }) as Section
const steps = (title: string) =>
  ({ ...head, _type: 'steps', _key: `steps-${title}`, title, steps: [] }) as unknown as Section

/** The headings of a page with these sections, as `h1 Title`. */
function headings(sections: Section[], title?: string): string[] {
  const page = createElement(SectionList, { sections, ...(title !== undefined && { title }) })
  const root = parse(renderToStaticMarkup(page))
  return root
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map((heading) => `${heading.tagName.toLowerCase()} ${heading.text}`)
}

describe('a page has one h1, which is its first heading', () => {
  test.each([
    ['no sections', [], ['h1 Page']],
    ['no hero', [steps('A'), steps('B')], ['h1 Page', 'h2 A', 'h2 B']],
    ['a hero first', [hero('Hero'), steps('A')], ['h1 Hero', 'h2 A']],
    ['a hero later', [steps('A'), hero('Hero')], ['h1 Page', 'h2 A', 'h2 Hero']],
    ['two heroes', [hero('One'), steps('A'), hero('Two')], ['h1 One', 'h2 A', 'h2 Two']],
    ['a hero without a title', [hero(''), steps('A')], ['h1 Page', 'h2 A']],
    ['a second hero without a title', [hero('Hero'), hero('')], ['h1 Hero']],
  ] as const)('%s', (_, sections, expected) => {
    expect(headings([...sections], 'Page')).toEqual(expected)
  })

  test('the title of the page is its h1 without a hero', () => {
    const html = (sections: Section[]) =>
      renderToStaticMarkup(createElement(SectionList, { sections, title: 'Page' }))
    expect(html([steps('A')])).not.toContain('sr-only')
    expect(html([steps('A'), hero('Hero')])).toContain('<h1 class="sr-only">Page</h1>')
  })

  test('sections below an article add none', () => {
    expect(headings([hero('Hero'), steps('A')])).toEqual(['h2 Hero', 'h2 A'])
  })

  test('a text never contains an h1, whatever its style', () => {
    const block = { _type: 'block' as const, _key: 'a', style: 'h1', markDefs: [] }
    const children = [{ _type: 'span' as const, _key: 'b', text: 'Heading', marks: [] }]
    const html = renderToStaticMarkup(createElement(RichText, { value: [{ ...block, children }] }))
    expect(html).toMatch(/^<h2 [^>]*>Heading<\/h2>$/)
  })
})

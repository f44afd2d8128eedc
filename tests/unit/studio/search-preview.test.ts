import { describe, expect, test } from 'vitest'
import { pageTexts } from '@/site/page-texts'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import {
  addressLine,
  cutText,
  type PreviewedDocument,
  searchTexts,
} from '../../../studio/components/seo-preview/search-texts.ts'

const site = { brandName: 'Brand', tagline: 'We trace', description: 'What we do.' }
const pages = seedDocuments.filter((document) => 'path' in document) as PreviewedDocument[]

/** What the site's own mappers make of a document. */
const onSite = ({ title, path, summary, seo }: PreviewedDocument) =>
  pageTexts(
    {
      title: title ?? '',
      path: path?.current ?? '',
      ...(summary && { summary }),
      seo: {
        ...(seo?.title && { title: seo.title }),
        ...(seo?.description && { description: seo.description }),
      },
    },
    site,
  )

describe('the Studio shows what the site gives to search engines', () => {
  test('of every page of the seed', () => {
    expect(pages.length).toBeGreaterThan(30)
    for (const page of pages) expect(searchTexts(page, site)).toMatchObject(onSite(page))
  })

  test.each([
    { title: 'T', path: { current: '/products/x' } },
    { title: 'T', path: { current: '/products/x' }, summary: 'S' },
    {
      title: 'T',
      path: { current: '/products/x' },
      summary: 'S',
      seo: { title: '', description: 'D' },
    },
    { title: 'T', path: { current: '/' } },
    { path: { current: '/solutions/x' } },
  ])('of a page with gaps: %j', (page) => {
    expect(searchTexts(page, site)).toMatchObject(onSite(page))
  })
})

test('a text that is too long is cut after a word', () => {
  expect(cutText('one two three', 13)).toBe('one two three')
  expect(cutText('one two three', 12)).toBe('one two …')
  expect(cutText('unbreakable', 8)).toBe('unbrea …')
})

test('an address is written as search results write it', () => {
  expect(addressLine('https://example.com', '/products/reactor')).toBe(
    'example.com › products › reactor',
  )
  expect(addressLine('https://example.com', '/')).toBe('example.com')
})

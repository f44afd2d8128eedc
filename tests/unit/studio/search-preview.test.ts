import { describe, expect, test } from 'vitest'
import { pageTexts } from '@/seo/metadata/page-texts'
import {
  cutText,
  type PreviewedDocument,
  searchTexts,
  urlLine,
} from '../../../studio/components/seo-preview/search-texts.ts'
import { seedDocuments } from '../../support/seed.ts'

const site = { brandName: 'Brand', tagline: 'We trace', description: 'What we do.' }
const pages = seedDocuments.filter((document) => 'path' in document) as PreviewedDocument[]

/** The texts that the site computes for a document. */
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

describe('the Studio previews the texts that the site sends to search engines', () => {
  test('for every page of the seed', () => {
    expect(pages.length).toBeGreaterThan(30)
    for (const page of pages) expect(searchTexts(page, site)).toMatchObject(onSite(page))
  })

  test('with spaces for the line breaks of a summary', () => {
    const page = { title: 'T', path: { current: '/x' }, summary: 'One.\n\nTwo.\n' }
    expect(onSite(page).description).toBe('One. Two.')
    expect(searchTexts(page, site)).toMatchObject(onSite(page))
  })
})

test('a long text is shortened after a whole word', () => {
  expect(cutText('one two three', 13)).toBe('one two three')
  expect(cutText('one two three', 12)).toBe('one two …')
  expect(cutText('unbreakable', 8)).toBe('unbrea …')
})

test('a URL is printed as search results print it', () => {
  expect(urlLine('https://example.com', '/products/reactor')).toBe(
    'example.com › products › reactor',
  )
  expect(urlLine('https://example.com', '/')).toBe('example.com')
})

import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/env'
import { hrefForDocument } from '@/lib/document-path'
import { decodePath, isContentPath } from '@/lib/own-paths'
import { pathInArea, slugInArea } from '@/lib/routes'

describe('content paths, which exist only if a document has them', () => {
  test.each(['/', '/products/reactor', '/resources/a.b', '/pricing', '/company/about/team'])(
    '%s is a content path',
    (path) => expect(isContentPath(path)).toBe(true),
  )
  test.each([
    '/products/',
    '/products/a/b',
    '/productsx/a',
    '',
    '/company/news/feed.xml',
    '//company',
  ])('"%s" is not a content path', (path) => expect(isContentPath(path)).toBe(false))
})

test('a slug and its path convert to each other', () => {
  expect(slugInArea('products', pathInArea('products', 'reactor'))).toBe('reactor')
  expect(slugInArea('legal', '/products/reactor')).toBeUndefined()
})

test('only routable documents with a path of the site have an href', () => {
  expect(hrefForDocument({ _type: 'page', path: '/' })).toBe('/')
  expect(hrefForDocument({ _type: 'redirect', path: '/a' })).toBeUndefined()
  expect(hrefForDocument({ _type: 'page', path: 'javascript:alert(1)' })).toBeUndefined()
  expect(hrefForDocument({ _type: 'page', path: null })).toBeUndefined()
})

test('a path is decoded, and a malformed one stays as it is', () => {
  expect(decodePath('/products/caf%C3%A9')).toBe('/products/café')
  expect(decodePath('/products/%ff')).toBe('/products/%ff')
})

test('malformed variables throw one line each, an empty one counts as not set', () => {
  const broken = { SITE_PORT: '99999', SITE_URL: '', STUDIO_URL: 'ftp://x' }
  expect(() => parseEnv(broken)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/^SITE_PORT .*\nSTUDIO_URL .*$/) }),
  )
})

import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/env'
import { hrefForDocument } from '@/lib/document-path'
import { decodePath, isContentPath } from '@/lib/own-paths'
import { pathInArea, slugInArea } from '@/lib/routes'

describe('content paths, which exist only if a document has them', () => {
  test.each([
    '/',
    '/products/reactor',
    '/legal/privacy-policy',
    '/company/a',
    '/resources/a.b',
    '/pricing',
    '/products',
    '/company/about/team',
    '/company/careers/a/b',
  ])('%s is a content path', (path) => expect(isContentPath(path)).toBe(true))
  test.each([
    '/products/',
    '/products/a/b',
    '/login',
    '/api/x',
    '/productsx/a',
    '',
    '/search',
    '/robots.txt',
    '/company/news/feed.xml',
    '/company/a/',
    '//company',
    '/og/pricing',
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

describe('the environment', () => {
  test('has defaults, and derives URLs from ports', () => {
    expect(parseEnv({ SITE_PORT: '4000' })).toMatchObject({
      SITE_URL: 'http://localhost:4000',
      STUDIO_URL: 'http://localhost:3333',
      SANITY_API_HOST: 'http://localhost:3900',
    })
  })

  test('an empty variable counts as not set, but an empty API host selects hosted Sanity', () => {
    const env = parseEnv({ SITE_URL: '', SANITY_API_READ_TOKEN: '', SANITY_API_HOST: '' })
    expect(env.SITE_URL).toBe('http://localhost:3000')
    expect(env.SANITY_API_READ_TOKEN).toBeUndefined()
    expect(env.SANITY_API_HOST).toBe('')
  })

  test('throws one line for each malformed variable', () => {
    const broken = { SITE_PORT: '99999', SANITY_DATASET: 'No Spaces', STUDIO_URL: 'ftp://x' }
    expect(() => parseEnv(broken)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /^SITE_PORT .*\nSTUDIO_URL .*\nSANITY_DATASET .*No Spaces.*$/,
        ),
      }),
    )
  })
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { toImage } from '@/content/objects/image'
import { imageProps, shareableUrl } from '@/content/objects/image-url'
import { textBlocks, toPortableText } from '@/content/objects/portable-text'
import { redirectFrom, toPathIndex } from '@/content/paths/path-index'
import { RichText } from '@/ui/rich-text/rich-text'

const noImage = { alt: '', caption: null, hotspot: null, crop: null, asset: null }
const asset = { _id: 'image-abc-2000x1000-png', lqip: 'data:x', width: 2000, height: 1000 }

describe('an image', () => {
  test('without a file is undefined', () => {
    expect(toImage(null)).toBeUndefined()
    expect(toImage({ ...noImage, alt: 'Alone' })).toBeUndefined()
  })

  test('has the size that the crop leaves', () => {
    const crop = { top: 0.1, bottom: 0.4, left: 0.25, right: 0 }
    expect(toImage({ ...noImage, alt: 'A', asset, crop })).toEqual({
      id: asset._id,
      alt: 'A',
      width: 1500,
      height: 500,
      placeholder: 'data:x',
      crop: { top: 0.1, bottom: 0.4, left: 0.25, right: 0 },
    })
  })

  test('is shown whole if the crop leaves nothing, and around its middle if the hotspot lies outside', () => {
    const crop = { top: 0, bottom: 0, left: 1e308, right: 0.5 }
    const hotspot = { x: -1, y: 0.5, width: 1, height: 1 }
    const whole = { id: asset._id, alt: 'A', width: 2000, height: 1000, placeholder: 'data:x' }
    expect(toImage({ ...noImage, alt: 'A', asset, crop, hotspot })).toEqual(whole)
  })
})

test('a link preview gets a JPEG, whatever was uploaded, and none of an SVG', () => {
  const image = { id: 'image-abc-2000x1000-avif', alt: 'A', width: 2000, height: 1000 }
  const url = new URL(shareableUrl(image, 1200, 630) ?? '')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ w: '1200', h: '630', fm: 'jpg' })
  expect(shareableUrl({ ...image, id: 'image-abc-2000x1000-svg' }, 1200, 630)).toBeUndefined()
  // The part around its focal point.
  const tall = { id: 'image-abc-1280x900-png', alt: 'A', width: 1280, height: 900 }
  const partAt = (y: number) => {
    const hotspot = { x: 0.5, y, width: 0.1, height: 0.1 }
    return new URL(shareableUrl({ ...tall, hotspot }, 1200, 630) ?? '').searchParams.get('rect')
  }
  expect([0.05, 0.95].map(partAt)).toEqual(['0,0,1280,672', '0,228,1280,672'])
})

test('a line of 9000 × 3 pixels keeps a height', () => {
  const image = { id: 'image-abc-9000x3-png', alt: 'A', width: 9000, height: 3 }
  expect(imageProps(image, { maxWidth: 800, sizes: '100vw' })).toMatchObject({ height: 1 })
})

describe('rich text', () => {
  const span = { _type: 'span' as const, _key: 's' }
  const children = [{ ...span, text: 'See', marks: [] }]
  const block = { _type: 'block' as const, _key: 'b', children }
  const link = { _type: 'link' as const, _key: 'l' }

  test('links to the current path of a document', () => {
    const document = { _id: 'page-a', _type: 'page', path: '/company/a' }
    const [mapped] = textBlocks(toPortableText([{ ...block, markDefs: [{ ...link, document }] }]))
    expect(mapped?.markDefs).toEqual([{ ...link, href: '/company/a' }])
    expect(mapped?.children).toEqual(children)
  })

  test('keeps a URL, and has no link to an unpublished document', () => {
    const [mapped] = textBlocks(
      toPortableText([
        {
          ...block,
          markDefs: [
            { ...link, href: 'https://a.example' },
            { ...link, document: null },
          ],
        },
      ]),
    )
    expect(mapped?.markDefs).toEqual([{ ...link, href: 'https://a.example' }, link])
    expect(toPortableText(null)).toEqual([])
  })

  test('a program stored in its own way keeps its text, and has no marks that mean nothing', () => {
    const stored = [
      { ...span, text: 'A', marks: null },
      span,
      { ...span, text: 'B', marks: ['strong', 'highlight', 'constructor', 'l', 'm'] },
    ]
    const markDefs = [link, { ...link, _key: 'm', href: 'https://a.example' }]
    const text = toPortableText([{ ...block, children: stored, markDefs }])
    expect(textBlocks(text)[0]?.children).toEqual([
      { ...span, text: 'A', marks: [] },
      { ...span, text: 'B', marks: ['strong', 'l'] },
    ])
    const unknown = { _type: 'video', _key: 'v' } as never
    const markup = renderToStaticMarkup(createElement(RichText, { value: [...text, unknown] }))
    expect(markup).toMatch(/^<p[^>]*>A<strong[^>]*>B<\/strong><\/p>$/)
  })

  test('has lists of which each level is in the one before', () => {
    const item = (level?: number) => ({
      ...block,
      children,
      markDefs: [],
      listItem: 'bullet',
      level,
    })
    const levels = [3, 1, 4, 9, undefined, -2, 2.4].map(item)
    const text = toPortableText([...levels, { ...block, children, markDefs: [] }, item(2)])
    expect(textBlocks(text).map(({ level }) => level)).toEqual([1, 1, 2, 3, 1, 1, 2, undefined, 1])
  })

  test('has code and tables without their nulls', () => {
    const key = { _key: 'k' }
    expect(toPortableText([{ _type: 'codeBlock', ...key }])).toEqual([
      { _type: 'codeBlock', ...key, language: 'text', code: '' },
    ])
    const rows = [{ cells: ['a', 'b'] }, {}]
    expect(toPortableText([{ _type: 'textTable', ...key, caption: 'C', table: { rows } }])).toEqual(
      [{ _type: 'textTable', ...key, caption: 'C', rows: [['a', 'b'], []] }],
    )
  })
})

describe('the index of paths', () => {
  test('a document goes first, then a redirect, then an earlier path of another document', () => {
    const index = toPathIndex({
      documents: [
        { path: '/a', title: 'A', earlierPaths: ['/a-before', '/c', '/b', '/caf%C3%A9'] },
        { path: '/b', title: 'B', earlierPaths: ['/a', '/b'] },
        { path: null, title: null, earlierPaths: ['/never'] },
        { path: '/legal/terms', title: 'T', earlierPaths: ['/legal/rules'] },
      ],
      redirects: [
        { from: '/a', to: '/b', permanent: true },
        { from: '/c', to: '/b', permanent: null },
        { from: '/d', to: null, permanent: true },
      ],
      legalVersions: [
        { page: '/legal/terms', date: '2025-10-01', isCurrent: false },
        { page: '/legal/terms', date: '2026-10-01', isCurrent: true },
        { page: null, date: '2025-10-01', isCurrent: null },
      ],
    })
    expect([...index.documents]).toEqual([
      ['/a', 'A'],
      ['/b', 'B'],
      ['/legal/terms', 'T'],
      ['/legal/terms/versions/2025-10-01', null],
    ])
    // With the texts of a legal page, of which one is the present one again.
    const [terms, rules] = ['/legal/terms', '/legal/rules']
    const ofLegalPage = [
      [rules, { to: terms, permanent: true }],
      ['/legal/rules/versions/2025-10-01', { to: `${terms}/versions/2025-10-01`, permanent: true }],
      ['/legal/rules/versions/2026-10-01', { to: `${terms}/versions/2026-10-01`, permanent: true }],
      ['/legal/terms/versions/2026-10-01', { to: terms, permanent: false }],
    ]
    expect([...index.redirects]).toEqual([
      ['/a-before', { to: '/a', permanent: true }],
      ['/c', { to: '/b', permanent: false }],
      ['/café', { to: '/a', permanent: true }],
      ...ofLegalPage,
    ])
  })

  describe('an address as people write it', () => {
    const page = (path: string) => ({ path, title: null, earlierPaths: [] })
    const index = toPathIndex({
      documents: ['/', '/pricing', '/company/for-café', '/Mixed/Case'].map(page),
      redirects: [
        { from: '/login', to: '/', permanent: true },
        { from: '/Old-Page', to: '/pricing', permanent: null },
      ],
      legalVersions: [],
    })

    test.each([
      // As a sentence, a mail or a markup around it leaves it; encoded twice; with the query in the path.
      ...['/PRICING', '/pricing),', '/pricing\u200b', '/pricing”', '/pricing。', '/ｐricing'],
      ...['/pricing](https://example.com/pricing)', '/pricing and', '/<pricing>', '//pricing//'],
      ...['/pri\u00adcing', '/pricing%E2%80', '/pricing&utm_source=x', '/pricing/index.php'],
    ])('%j is /pricing', (path) => {
      expect(redirectFrom(path, index)).toEqual({ to: '/pricing', permanent: true })
    })

    test.each([
      ['/company/for-cafe\u0301', '/company/for-café'],
      ['/company/for\u2011café', '/company/for-café'],
      ['/mixed/case', '/Mixed/Case'],
      ['/index.html', '/'],
      ['/Sitemap.xml', '/sitemap.xml'],
      ['/pricing.md,', '/pricing.md'],
      ['/OLD-PAGE', '/pricing'],
    ])('%j is %j', (path, to) => {
      expect(redirectFrom(path, index)?.to).toBe(to)
    })

    test('a redirect stays temporary', () => {
      expect(redirectFrom('/OLD-PAGE', index)?.permanent).toBe(false)
    })

    test.each([
      '/prices',
      '/pricing/x',
      '/api/Articles',
      '/API/articles',
      '/login.md',
      '/gallery.',
    ])('%j is nothing', (path) => expect(redirectFrom(path, index)).toBeUndefined())

    test('a path without end is not compared', () => {
      expect(redirectFrom(`/pricing${'.'.repeat(2000)}`, index)).toBeUndefined()
    })
  })

  test.each(['/a', 7, { 0: '/a' }, [7, null, ['/a'], { _ref: 'a' }]])(
    'earlier paths that are none (%j) are ignored',
    (earlierPaths) => {
      const documents = [{ path: '/b', title: 'B', earlierPaths }]
      const { redirects } = toPathIndex({ documents, redirects: [], legalVersions: [] })
      expect(redirects.size).toBe(0)
    },
  )
})

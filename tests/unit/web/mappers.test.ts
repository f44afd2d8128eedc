import { describe, expect, test } from 'vitest'
import { toProduct } from '@/documents/product/product'
import { toSiteSettings } from '@/documents/settings/settings'
import { toImage } from '@/objects/image'
import { textBlocks, toPortableText } from '@/objects/portable-text'
import { toPathIndex } from '@/sanity/path-index'

const noImage = { alt: null, caption: null, hotspot: null, crop: null, asset: null }
const asset = { _id: 'image-abc-2000x1000-png', lqip: 'data:x', width: 2000, height: 1000 }

describe('the mappers remove nulls', () => {
  test('from a product with only a name', () => {
    const product = toProduct({
      _id: 'product-a',
      title: 'A',
      path: '/products/a',
      category: null,
      tagline: null,
      summary: null,
      icon: null,
      image: null,
      showReadyToStart: null,
      seo: null,
    })
    expect(product).toEqual({
      id: 'product-a',
      title: 'A',
      path: '/products/a',
      category: '',
      tagline: '',
      summary: '',
      showReadyToStart: true,
      seo: { hideFromSearch: false },
    })
  })

  test('from settings without fields, which become empty texts', () => {
    const settings = toSiteSettings({
      _id: 'siteSettings',
      brandName: 'A',
      brandSlug: null,
      tagline: null,
      description: null,
      contact: null,
      footer: null,
      readyToStart: null,
      notFound: null,
      consent: null,
      seo: null,
    })
    expect(settings.contact.salesEmail).toBe('')
    expect(settings.notFound).toEqual({ title: '', text: '', explanation: '', linkLabel: '' })
    expect(settings).not.toHaveProperty('readyToStart')
    expect(settings).not.toHaveProperty('consent')
    expect(JSON.stringify(settings)).not.toContain('null')
  })
})

describe('an image', () => {
  test('without a file is undefined', () => {
    expect(toImage(null)).toBeUndefined()
    expect(toImage({ ...noImage, alt: 'Alone' })).toBeUndefined()
  })

  test('has the size after cropping', () => {
    const crop = { top: 0.1, bottom: 0.4, left: 0.25, right: null }
    expect(toImage({ ...noImage, alt: 'A', asset, crop })).toEqual({
      id: asset._id,
      alt: 'A',
      width: 1500,
      height: 500,
      placeholder: 'data:x',
      crop: { top: 0.1, bottom: 0.4, left: 0.25, right: 0 },
    })
  })
})

describe('rich text', () => {
  const block = { _type: 'block' as const, _key: 'b' }
  const link = { _type: 'textLink' as const, _key: 'l' }

  test('links to the current path of a document', () => {
    const document = { _id: 'page-a', _type: 'page', path: '/company/a' }
    const [mapped] = textBlocks(toPortableText([{ ...block, markDefs: [{ ...link, document }] }]))
    expect(mapped?.markDefs).toEqual([{ ...link, href: '/company/a' }])
    expect(mapped?.children).toEqual([])
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

  test('has code and tables without nulls', () => {
    const key = { _key: 'k' }
    expect(toPortableText([{ _type: 'codeBlock', ...key }])).toEqual([
      { _type: 'codeBlock', ...key, language: 'text', code: '' },
    ])
    const rows = [{ cells: ['a', 'b'] }, {}]
    expect(toPortableText([{ _type: 'textTable', ...key, caption: 'C', rows }])).toEqual([
      { _type: 'textTable', ...key, caption: 'C', rows: [['a', 'b'], []] },
    ])
  })
})

describe('the index of paths', () => {
  test('a document takes precedence over a redirect from its path', () => {
    const index = toPathIndex({
      documents: [{ path: '/a' }, { path: null }],
      redirects: [
        { from: '/a', to: '/b', permanent: true },
        { from: '/c', to: '/a', permanent: null },
        { from: '/d', to: null, permanent: true },
      ],
    })
    expect([...index.documents]).toEqual(['/a'])
    expect([...index.redirects]).toEqual([['/c', { to: '/a', permanent: false }]])
  })
})

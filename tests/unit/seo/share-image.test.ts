import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { feedsOf, pathOfShareImage, shareImageHref } from '@/lib/routes'
import { plainTitle } from '@/seo/share-image/plain-title'
import { toShareCard } from '@/seo/share-image/share-card'
import { ShareImage } from '@/seo/share-image/share-image'

describe('the title of a share image', () => {
  test('is unchanged if the fonts have its characters', () => {
    const title = 'Größe & “KYT” – 25% of £3 • ça va…'
    expect(plainTitle(title)).toBe(title)
  })

  test.each([
    ['Wallet → exchange ≥ 2 ﬁat', 'Wallet → exchange ≥ 2 fiat'],
    [
      'Realtime on\u2011chain, 1\u20122, \u22123, co\u00adop',
      'Realtime on\u2010chain, 1\u20122, \u22123, coop',
    ],
    ['Trace 🔦 Łódź', 'Trace Łódź'],
    ['Криптовалюта: е\u0301, и\u0306', 'Криптовалюта: е, й'],
    ['加密货币 追跡 범죄', ''],
    ['تقرير KYT', ''],
    ['क्रिप्टो', ''],
  ])('of %s is %s, so that no font is downloaded', (title, drawn) => {
    expect(plainTitle(title)).toBe(drawn)
  })
})

test('a card is never empty: what has no drawable title says what it is', () => {
  const wordsOf = (title: string, label: string) => {
    const card = { title, label }
    const props = { card, brandName: 'Acme', host: 'acme.example' }
    const { children } =
      parse(renderToStaticMarkup(createElement(ShareImage, props))).querySelectorAll('div')[0] ??
      parse('')
    return children.map(({ text }) => text)
  }
  expect(wordsOf('Report', 'Legal').slice(0, 2)).toEqual(['AcmeLegal', 'Report'])
  expect(wordsOf('تقرير', 'Legal').slice(0, 2)).toEqual(['Acme', 'Legal'])
  expect(wordsOf('تقرير', 'تقرير').slice(0, 2)).toEqual(['Acme', 'Acme'])
})

describe('the share image of a page', () => {
  test.each(['/', '/products/reactor', '/resources/blog/a-b'])('has a path for %s', (path) => {
    expect(pathOfShareImage(shareImageHref(path))).toBe(path)
  })

  test('says what the page is', () => {
    type Kind = 'article' | 'product' | 'page' | 'event'
    const card = (_type: Kind, path: string, label: string | null, online = false) =>
      toShareCard({ _type, path, title: 'T', label, online })
    expect(card('article', '/resources/blog/x', 'DeFi')).toEqual({
      title: 'T',
      label: 'Blog: DeFi',
    })
    expect(card('product', '/products/x', null).label).toBe('Product')
    expect(card('event', '/resources/x', 'London', true).label).toBe('Event: London and online')
    expect(card('event', '/resources/x', null, true).label).toBe('Event: Online')
    expect(card('page', '/', null)).toEqual({ title: 'T', label: '' })
  })
})

test('a feed is linked from its list and from each of its articles', () => {
  expect(feedsOf('/resources/blog')).toEqual(['resources/blog'])
  expect(feedsOf('/company/news/x')).toEqual(['company/news'])
  expect(feedsOf('/')).toEqual(['resources/blog', 'company/news'])
  expect(feedsOf('/resources/blogs')).toEqual([])
})

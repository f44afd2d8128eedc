import { describe, expect, test } from 'vitest'
import { isContentPath, isOwnPath } from '@/lib/own-paths'
import { feedAreaOf, pathOfShareImage, shareImageHref } from '@/lib/routes'
import { DEFAULT_WORDS } from '@/sanity/words.gen'
import { plainTitle } from '@/site/share-image/plain-title'
import { toShareCard } from '@/site/share-image/share-card'

describe('the title of a share image', () => {
  test('is unchanged if the fonts have its characters', () => {
    const title = 'Größe & “KYT” – 25% of £3 • ça va…'
    expect(plainTitle(title)).toBe(title)
  })

  test('gets replacements for other characters, so that no font is downloaded', () => {
    expect(plainTitle('Wallet → exchange ≥ 2 ﬁat')).toBe('Wallet - exchange > 2 fiat')
    expect(plainTitle('追跡 Trace 🔦 šifra')).toBe('Trace sifra')
  })

  test('is cut at what three lines can show', () => {
    expect(plainTitle('word '.repeat(30_000)).length).toBeLessThan(300)
  })
})

describe('the share image of a page', () => {
  test.each(['/', '/products/reactor', '/resources/blog/a-b'])('has a path for %s', (path) => {
    expect(pathOfShareImage(shareImageHref(path))).toBe(path)
  })

  test.each(['/ogle', '/o', '/products/og'])('%s is not the path of a share image', (path) => {
    expect(pathOfShareImage(path)).toBeUndefined()
  })

  test('says what the page is, in its part of the site', () => {
    type Kind = 'article' | 'product' | 'page' | 'event'
    const card = (_type: Kind, path: string, label: string | null, online = false) =>
      toShareCard({ _type, path, title: 'T', label, online }, DEFAULT_WORDS)
    expect(card('article', '/resources/blog/x', 'DeFi')).toEqual({
      title: 'T',
      label: 'Blog: DeFi',
      area: 'resources',
    })
    expect(card('product', '/products/x', null)).toMatchObject({
      label: 'Product',
      area: 'products',
    })
    expect(card('event', '/resources/x', 'London', true).label).toBe('Event: London and online')
    expect(card('event', '/resources/x', null, true).label).toBe('Event: Online')
    expect(card('page', '/', null)).toEqual({ title: 'T', label: '', area: 'home' })
  })
})

describe('a feed', () => {
  test('is linked from its list and from each of its articles', () => {
    expect(feedAreaOf('/resources/blog')).toBe('resources/blog')
    expect(feedAreaOf('/company/news/x')).toBe('company/news')
    expect(feedAreaOf('/resources/blogs')).toBeUndefined()
  })

  test('has a path below its list and is not an article', () => {
    expect(isOwnPath('/resources/blog/feed.xml')).toBe(true)
    expect(isContentPath('/resources/blog/feed.xml')).toBe(false)
    expect(isContentPath('/resources/blog/feed')).toBe(true)
  })
})

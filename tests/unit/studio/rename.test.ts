import { describe, expect, test } from 'vitest'
import { type PathHolder, planRename, redirectChanges } from '../../../studio/actions/rename'
import { repairTypedLinks } from '../../../studio/actions/typed-links'

const product = (_id: string, path: string, title = _id): PathHolder => ({
  _id,
  _type: 'product',
  title,
  path,
})
const renamed = { id: 'b', from: '/products/b', to: '/products/c' }
const redirectTo = (_ref: string, from: string) => ({
  createOrReplace: {
    _id: `redirect${from.replaceAll('/', '-')}`,
    _type: 'redirect',
    from,
    to: { _type: 'reference', _ref },
    permanent: true,
  },
})

describe('a renamed path', () => {
  test('gets a redirect; an older one still leads to the document, so no chain arises', () => {
    const redirects = [{ _id: 'redirect-products-a', from: '/products/a', to: 'b' }]
    const { changes } = planRename({ ...renamed, holders: [], redirects })
    expect(changes).toEqual([redirectTo('b', '/products/b')])
  })

  test('loses the redirect from its new path when it is renamed back, so no loop arises', () => {
    const redirects = [{ _id: 'redirect-products-c', from: '/products/c', to: 'b' }]
    const { changes } = planRename({ ...renamed, holders: [], redirects })
    expect(changes).toEqual([
      { delete: { id: 'redirect-products-c' } },
      redirectTo('b', '/products/b'),
    ])
  })

  test('is renamed in the document’s versions, which would bring the old path back', () => {
    const holders = [
      product('b', '/products/b'),
      product('drafts.b', '/products/c'),
      product('versions.summer.b', '/products/b'),
      product('versions.winter.b', '/products/z'),
    ]
    const { changes } = planRename({ ...renamed, holders, redirects: [] })
    expect(changes).toEqual([
      { patch: { id: 'versions.summer.b', set: { 'path.current': '/products/c' } } },
      redirectTo('b', '/products/b'),
    ])
  })

  test('two paths that give one id get two redirects', () => {
    const redirects = [{ _id: 'redirect-products-b', from: '/products-b', to: 'x' }]
    const [change] = redirectChanges([renamed], redirects)
    expect(change).toMatchObject({ createOrReplace: { _id: 'redirect-products-b-2' } })
  })
})

describe('the pages below a renamed path', () => {
  const article = (_id: string, path: string) => ({ _id, _type: 'article', title: 'News', path })
  const news = { id: 'news', from: '/company/news', to: '/company/press', redirects: [] }

  test('keep their path and say why, if documents of their type cannot move there', () => {
    const holders = [article('one', '/company/news/one')]
    const { below, changes, moved } = planRename({ ...news, holders })
    expect(below).toEqual([
      expect.objectContaining({
        id: 'one',
        reason: expect.stringContaining('/resources/blog/ or /company/news/'),
      }),
    ])
    expect(changes).toEqual([redirectTo('news', '/company/news')])
    expect([...moved.keys()]).toEqual(['/company/news'])
  })

  const about = { id: 'about', from: '/company/about', to: '/company/us' }
  const page = (_id: string, path: string) => ({ _id, _type: 'page', title: _id, path })
  const anyPath = () => true as const

  test('move with their drafts and versions, each with its redirect', () => {
    const holders = [
      page('team', '/company/about/team'),
      page('drafts.team', '/company/about/people'),
      page('versions.summer.team', '/company/about/team'),
      page('drafts.new', '/company/about/new'),
    ]
    const { below, changes } = planRename({ ...about, holders, redirects: [] }, anyPath)
    expect(below.map(({ from, to, reason }) => [from, to, reason])).toEqual([
      ['/company/about/team', '/company/us/team', ''],
      ['/company/about/new', '/company/us/new', ''],
    ])
    const patched = (id: string, path: string) => ({ patch: { id, set: { 'path.current': path } } })
    expect(changes).toEqual([
      patched('team', '/company/us/team'),
      patched('drafts.team', '/company/us/people'),
      patched('versions.summer.team', '/company/us/team'),
      patched('drafts.new', '/company/us/new'),
      redirectTo('about', '/company/about'),
      redirectTo('team', '/company/about/team'),
    ])
  })

  test('keep their path if another document or redirect has the new one', () => {
    const holders = [
      page('team', '/company/about/team'),
      page('drafts.other', '/company/us/team'),
      page('press', '/company/about/press'),
    ]
    const redirects = [{ _id: 'redirect', from: '/company/us/press', to: 'elsewhere' }]
    const { below, changes } = planRename({ ...about, holders, redirects }, anyPath)
    expect(below.map(({ reason }) => reason)).toEqual([
      '“drafts.other” already has the path /company/us/team.',
      'A redirect starts at /company/us/press.',
    ])
    expect(changes).toEqual([redirectTo('about', '/company/about')])
  })

  // A page of the news area, with articles below it.
  const above = { id: 'above', from: '/company/news/a', to: '/company/news/b', redirects: [] }

  test('a similar path is not below', () => {
    const holders = [article('one', '/company/news/ab')]
    expect(planRename({ ...above, holders }).below).toEqual([])
  })
})

describe('links typed as text', () => {
  const site = 'https://chainlantern.example'
  const moved = new Map([['/products/b', { id: 'b', to: '/products/c' }]])
  const repair = (object: object) =>
    repairTypedLinks({ _id: 'page', _type: 'page', body: [object] }, moved, site)
  const repaired = (object: object) => (repair(object).repaired.body as object[])[0]
  const document = { _type: 'reference', _ref: 'b' }

  test('in a text become a reference', () => {
    const link = { _type: 'textLink', _key: 'k', href: `${site}/products/b/` }
    expect(repaired(link)).toEqual({ _type: 'textLink', _key: 'k', document })
  })

  test('of a button become its page', () => {
    const button = { _type: 'action', target: 'url', url: '/products/b', label: 'See' }
    expect(repaired(button)).toEqual({
      _type: 'action',
      target: 'document',
      document,
      label: 'See',
    })
  })

  test('with an anchor or a query keep it', () => {
    const link = { _type: 'textLink', href: `${site}/products/b?x=1#plans` }
    expect(repaired(link)).toEqual({ ...link, href: `${site}/products/c?x=1#plans` })
  })

  test.each([
    'https://other.example/products/b',
    '//other.example/products/b',
    'mailto:b@chainlantern.example',
    `${site}/products/bb`,
    'not a link',
  ])('%s stays', (href) => {
    const { repaired: after, count } = repair({ _type: 'textLink', href })
    expect(count).toBe(0)
    expect(after.body).toEqual([{ _type: 'textLink', href }])
  })
})

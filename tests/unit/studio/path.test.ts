import { describe, expect, test } from 'vitest'
import { suggestPath } from '../../../studio/schema/fields/suggest-path'
import { checkPath, checkPathFree } from '../../../studio/schema/validation/path'

const newPage = 'drafts.a-new-one'

describe('the format of a path', () => {
  test.each([
    ['/solutions/investigators', 'page'],
    ['/company/about/team', 'page'],
    ['/pricing', 'page'],
    ['/products/market-intelligence', 'product'],
  ] as const)('%s is accepted for a %s', (path, type) => {
    expect(checkPath(path, { type, id: newPage })).toBe(true)
  })

  test.each([
    [undefined, 'page', /Add a path/],
    ['products/kyt', 'product', /starts with a slash: \/products\/kyt/],
    ['/', 'product', /Only the home page/],
    ['/products/', 'product', /Complete the path/],
    ['/products/kyt/', 'product', /Leave out the slash at the end: \/products\/kyt/],
    ['/products/KYT', 'product', /small letters/],
    ['//evil.example', 'page', /small letters/],
    ['/company/about', 'product', /must start with \/products\//],
    ['/products/kyt', 'page', /\/solutions\/ or \/resources\/ or \/company\//],
    ['/products/kyt/pricing', 'product', /Only one segment/],
    ['/pricing/enterprise', 'page', /such as \/pricing, or one that starts with/],
    ['/company/about/team/board', 'page', /at most three levels/],
    ['/company/careers/about-us', 'page', /cannot lie below \/company\/careers\//],
    ['/search', 'page', /The site itself answers at \/search/],
    ['https://x.com/a', 'page', /without the domain: \/a$/],
    ['company/trust us', 'page', /starts with a slash: \/company\/trust-us$/],
    ['//Company//Trust', 'page', /small letters.*: \/company\/trust$/],
    ['company/trust', 'product', /starts with a slash\.$/],
  ] as const)('%s is refused for a %s', (path, type, message) => {
    expect(checkPath(path, { type, id: newPage })).toMatch(message)
  })

  test.each(['page-home', 'drafts.page-home', 'versions.summer.page-home'])(
    'the path of the home page (%s) must be /',
    (id) => {
      expect(checkPath('/', { type: 'page', id })).toBe(true)
      for (const path of [undefined, '', '/company/home', '/home']) {
        expect(checkPath(path, { type: 'page', id })).toMatch(
          /The path of the home page must be \//,
        )
      }
    },
  )

  test('a title without letters gives no path, and the message says what to do', () => {
    const owner = { type: 'page', id: newPage, title: '🙂 !' } as const
    const advice = /This title gives no path: enter one in Latin letters, such as/
    expect(checkPath(undefined, owner)).toMatch(advice)
    const suggested = suggestPath(owner.title, 'page', '/company/')
    expect(checkPath(suggested, owner)).toMatch(/such as \/company\/a-few-words\./)
    expect(checkPath('/company/a-few-words', owner)).toBe(true)
  })
})

describe('a path that is already in use', () => {
  const about = { _id: 'page-company-about', _type: 'page', title: 'About' }

  test('is reported with the document that has it', () => {
    expect(checkPathFree('/company/about', 'drafts.new', [about])).toBe(
      '“About” already has the path /company/about. Choose another one.',
    )
  })

  test('may belong to the document itself, its draft and its versions', () => {
    const own = ['page-x', 'drafts.page-x', 'versions.summer.page-x']
    const claims = own.map((_id) => ({ _id, _type: 'page', title: 'X' }))
    for (const id of own) expect(checkPathFree('/company/x', id, claims)).toBe(true)
  })

  test('may not belong to a draft of another document', () => {
    const draft = { _id: 'drafts.page-y', _type: 'page', title: null }
    expect(checkPathFree('/company/y', 'page-x', [draft])).toMatch(/An untitled document/)
  })
})

describe('a suggested path', () => {
  test.each([
    ['Crypto Crime Report 2025', 'page', '/resources/', '/resources/crypto-crime-report-2025'],
    ['Straße in Łódź – Søren', 'page', '/', '/strasse-in-lodz-soren'],
    ['加密货币', 'product', undefined, '/products/jia-mi-huo-bi'],
    ['The team', 'page', '/company/about/old', '/company/about/the-team'],
    ['  KYT!  ', 'product', '/company/kyt', '/products/kyt'],
    [`${'a'.repeat(79)} b`, 'product', undefined, `/products/${'a'.repeat(79)}`],
  ] as const)('for “%s” of a %s with the path %s', (title, type, current, expected) => {
    expect(suggestPath(title, type, current)).toBe(expected)
    expect(checkPath(expected, { type, id: newPage })).toBe(true)
  })
})

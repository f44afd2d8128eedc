import { describe, expect, test } from 'vitest'
import { suggestPath } from '../../../studio/schema/fields/suggest-path'
import { checkPath, checkPathFree } from '../../../studio/schema/validation/path'

const newPage = 'drafts.a-new-one'

describe('the form of an address', () => {
  test.each([
    ['/solutions/investigators', 'page'],
    ['/company/about', 'page'],
    ['/products/market-intelligence', 'product'],
    ['/legal/privacy-policy', 'legalPage'],
  ] as const)('%s suits a %s', (path, type) => {
    expect(checkPath(path, { type, id: newPage })).toBe(true)
  })

  test.each([
    [undefined, 'page', /Give this page an address/],
    ['products/kyt', 'product', /starts with a slash: \/products\/kyt/],
    ['/', 'product', /Only the home page/],
    ['/', 'page', /Only the home page/],
    ['/products/', 'product', /Finish the address/],
    ['/products/kyt/', 'product', /Leave out the slash at the end: \/products\/kyt/],
    ['/products/KYT', 'product', /small letters/],
    ['/products/two words', 'product', /small letters/],
    ['/products/a--b', 'product', /small letters/],
    ['/products/kyt?x=1', 'product', /small letters/],
    ['//evil.example', 'page', /small letters/],
    ['/company/about', 'product', /has to start with \/products\//],
    ['/products/kyt', 'page', /\/solutions\/ or \/resources\/ or \/company\//],
    ['/products/kyt/pricing', 'product', /Only one word/],
  ] as const)('%s does not suit a %s', (path, type, message) => {
    expect(checkPath(path, { type, id: newPage })).toMatch(message)
  })

  test.each(['page-home', 'drafts.page-home', 'versions.summer.page-home'])(
    'the home page (%s) has the address /, and no other',
    (id) => {
      expect(checkPath('/', { type: 'page', id })).toBe(true)
      for (const path of [undefined, '', '/company/home', '/home']) {
        expect(checkPath(path, { type: 'page', id })).toMatch(/The home page has the address \//)
      }
    },
  )

  test('a title without Latin letters gives no address, and the message says what to do', () => {
    const owner = { type: 'page', id: newPage, title: 'تقرير الجرائم المشفرة' } as const
    const advice = /No address can be made from this title: type one in Latin letters, such as/
    expect(checkPath(undefined, owner)).toMatch(advice)
    const suggested = suggestPath(owner.title, 'page', '/company/')
    expect(checkPath(suggested, owner)).toMatch(/such as \/company\/a-few-words\./)
    expect(checkPath('/company/a-few-words', owner)).toBe(true)
  })
})

describe('an address that is taken', () => {
  const about = { _id: 'page-company-about', _type: 'page', title: 'About' }

  test('names the document that has it', () => {
    expect(checkPathFree('/company/about', 'drafts.new', [about])).toBe(
      '“About” has the address /company/about already. Choose another one.',
    )
  })

  test('does not count the document itself, its draft, nor its versions', () => {
    const own = ['page-x', 'drafts.page-x', 'versions.summer.page-x']
    const claims = own.map((_id) => ({ _id, _type: 'page', title: 'X' }))
    for (const id of own) expect(checkPathFree('/company/x', id, claims)).toBe(true)
  })

  test('counts a draft of another document', () => {
    const draft = { _id: 'drafts.page-y', _type: 'page', title: null }
    expect(checkPathFree('/company/y', 'page-x', [draft])).toMatch(/An untitled document/)
  })

  test('says when a redirect leads away from it', () => {
    const claim = { _id: 'redirect-1', _type: 'redirect', title: null }
    expect(checkPathFree('/company/x', 'page-x', [claim])).toMatch(/redirect leads away/)
  })
})

describe('a suggested address', () => {
  test.each([
    ['Crypto Crime Report 2025', 'page', undefined, '/solutions/crypto-crime-report-2025'],
    ['Crypto Crime Report 2025', 'page', '/resources/', '/resources/crypto-crime-report-2025'],
    ['Über uns & Café', 'page', '/company/old', '/company/uber-uns-and-cafe'],
    ['Home', 'page', '/', '/'],
    ['  KYT!  ', 'product', '/company/kyt', '/products/kyt'],
    [`${'a'.repeat(79)} b`, 'product', undefined, `/products/${'a'.repeat(79)}`],
  ] as const)('“%s” of a %s at %s', (title, type, current, expected) => {
    expect(suggestPath(title, type, current)).toBe(expected)
    const id = expected === '/' ? 'page-home' : newPage
    expect(checkPath(expected, { type, id })).toBe(true)
  })
})

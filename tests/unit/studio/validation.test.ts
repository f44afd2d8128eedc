import { describe, expect, test } from 'vitest'
import { checkRating } from '../../../studio/schema/documents/testimonial'
import { checkAnchor } from '../../../studio/schema/fields/heading-fields'
import { checkTextLink } from '../../../studio/schema/objects/portable-text'
import { checkUpdatedOn } from '../../../studio/schema/validation/date-rules'
import { adviseAsOf } from '../../../studio/schema/validation/figures'
import { checkAltText } from '../../../studio/schema/validation/image-rules'
import { readNumber } from '../../../studio/schema/validation/number-rules'
import { checkHeadFirst, checkOneHead } from '../../../studio/schema/validation/one-head'
import { checkPrice, checkSalary } from '../../../studio/schema/validation/price'
import {
  checkRedirectConflicts,
  checkRedirectFrom,
} from '../../../studio/schema/validation/redirect'
import {
  checkSearchDescription,
  checkSearchTitle,
} from '../../../studio/schema/validation/search-result-length'
import { checkHref } from '../../../studio/schema/validation/target'

describe('alternative text', () => {
  test('is required once there is an image', () => {
    expect(checkAltText(undefined, false)).toBe(true)
    expect(checkAltText('   ', true)).toMatch(/Describe what the image shows/)
    expect(checkAltText('A graph of three wallets', true)).toBe(true)
  })

  test('must not be a file name', () => {
    expect(checkAltText('IMG_2041.JPG', true)).toMatch(/file name/)
  })
})

describe('a link', () => {
  test.each([
    'https://example.com?a=https://b',
    'mailto:a@example.com?subject=Hello%20there&cc=b@example.com',
    'tel:+15550100',
    undefined,
  ])('%s is accepted', (value) => expect(checkHref(value)).toBe(true))

  test.each([
    ['http://example.com', /https:\/\/ instead/],
    ['javascript:alert(1)', /starts with https/],
    ['www.bbc.com', /incomplete\. Did you mean https:\/\/www\.bbc\.com\?$/],
    ['press@bbc.com', /Did you mean mailto:press@bbc\.com\?$/],
    ['our page', /looks like https:/],
    [' https://example.com', /spaces/],
    ['https:example.com', /typing error/],
    ['https://https://example.com', /typing error/],
    ['tel:call-us', /typing error/],
  ])('%s is refused', (value, message) => expect(checkHref(value)).toMatch(message))
})

test('a text is a number only if it can mean no other one', () => {
  for (const text of ['12,50', '1,200', '1.200', '1.200,50', '1 200', '$12', '1e5', '-', ''])
    expect(readNumber(text)).toBeUndefined()
  const read = ['12.50', ' 1200 ', '12.', '.5', '-3', '0.125', '1.205', '0'].map(readNumber)
  expect(read).toEqual([12.5, 1200, 12, 0.5, -3, 0.125, 1.205, 0])
})

test('an article cannot change before it is published', () => {
  expect(checkUpdatedOn('2025-10-01', '2025-10-02')).toMatch(/before it is published/)
  for (const day of ['2025-10-02', '2025-10-03', undefined])
    expect(checkUpdatedOn(day, '2025-10-02')).toBe(true)
})

describe('search results', () => {
  test('truncate long titles', () => {
    expect(checkSearchTitle('a'.repeat(60))).toBe(true)
    expect(checkSearchTitle('a'.repeat(61))).toMatch(/this one has 61/)
  })

  test('need a description of 70 to 160 characters, or none', () => {
    expect(checkSearchDescription(undefined)).toBe(true)
    expect(checkSearchDescription('a'.repeat(70))).toBe(true)
    expect(checkSearchDescription('a'.repeat(69))).toMatch(/rather short/)
    expect(checkSearchDescription('a'.repeat(160))).toBe(true)
    expect(checkSearchDescription('a'.repeat(161))).toMatch(/will be cut/)
  })
})

describe('a hero', () => {
  const section = (_type: string, _key: string) => ({ _type, _key })

  test('is accepted as the first section', () => {
    const sections = [section('hero', 'a'), section('faq', 'b')]
    expect(checkOneHead(sections)).toBe(true)
    expect(checkHeadFirst(sections)).toBe(true)
  })

  test('gets a warning if it is not the first section', () => {
    const sections = [section('faq', 'a'), section('hero', 'b')]
    expect(checkOneHead(sections)).toBe(true)
    expect(checkHeadFirst(sections)).toEqual({
      message: 'A hero opens a page: drag it to the top.',
      path: [{ _key: 'b' }],
    })
  })

  test('is neither missed nor wanted on the page of a report, which has a head of its own', () => {
    expect(checkOneHead([section('faq', 'a')], true)).toBe(true)
    expect(checkOneHead([section('hero', 'a')], true)).toEqual({
      message: 'A report opens this page with its own head. Delete this hero.',
      path: [{ _key: 'a' }],
    })
  })
})

test('the upper limit of a salary must not be below the lower one', () => {
  expect(checkSalary({ from: 120_000 })).toBe(true)
  expect(checkSalary({ from: 150_000, to: 200_000 })).toBe(true)
  expect(checkSalary({ from: 150_000, to: 100_000 })).toMatch(/upper limit 100000 is below/)
})

test('the value of a figure changes with the day of its check', async () => {
  const published = { value: '500+', asOf: '2025-10-01' }
  const advice = (value: string, asOf: string) =>
    adviseAsOf(asOf, {
      document: { _id: 'drafts.figure-a', value },
      getClient: () => ({ withConfig: () => ({ fetch: async () => published }) }),
    } as never)
  expect(await advice('600+', '2025-10-01')).toMatch(/this day has not/)
  expect(await advice('500+', '2025-10-01')).toBe(true)
  expect(await advice('600+', '2025-10-02')).toBe(true)
})

test('a price must have either an amount or a label', () => {
  expect(checkPrice({ amount: 0 })).toBe(true)
  expect(checkPrice({ label: 'Custom' })).toBe(true)
  expect(checkPrice({ currency: 'USD' })).toMatch(/Enter an amount/)
  expect(checkPrice({ amount: 99, label: 'Custom' })).toMatch(/not both/)
})

describe('a redirect', () => {
  test('must start at a path', () => {
    expect(checkRedirectFrom('/Old_Page.html')).toBe(true)
    for (const from of ['/404', '/API/x', '/.well-known/x'])
      expect(checkRedirectFrom(from)).toMatch(/The site itself uses/)
    expect(checkRedirectFrom(undefined)).toMatch(/Enter the old path/)
    expect(checkRedirectFrom('old')).toMatch(/slash: \/old/)
    expect(checkRedirectFrom('/')).toMatch(/home page/)
    for (const from of ['//a', '/a/', '/a b', '/a?b', '/a#b', '//'])
      expect(checkRedirectFrom(from)).toMatch(/Leave out/)
  })

  test.each(['/login', '/products/old.MD', '/resources/blog/feed.xml', '/api/submissions'])(
    'must not start at %s, which the site itself uses',
    (from) => {
      expect(checkRedirectFrom(from)).toMatch(`The site itself uses ${from}`)
    },
  )

  test.each(['/login-help', '/apis', '/resources/search', '/sitemap'])(
    'may start at %s, which only resembles a path of the site',
    (from) => expect(checkRedirectFrom(from)).toBe(true),
  )

  test('must not start at the path of a page or of another redirect', () => {
    const claim = (_type: string, _id: string) => ({ _id, _type, title: 'About' })
    const check = (...claims: ReturnType<typeof claim>[]) =>
      checkRedirectConflicts('/company/about', 'drafts.redirect-1', claims)
    expect(check()).toBe(true)
    expect(check(claim('redirect', 'redirect-1'))).toBe(true)
    expect(check(claim('page', 'page-about'))).toMatch(/“About” has the path \/company\/about/)
    expect(check(claim('redirect', 'redirect-2'))).toMatch(/Another redirect/)
  })
})

test('a link in a text has exactly one target', () => {
  const document = { _ref: 'page-home' }
  expect(checkTextLink({ document })).toBe(true)
  expect(checkTextLink({ href: 'https://example.com' })).toBe(true)
  expect(checkTextLink({})).toMatch(/Choose a page, or enter/)
  expect(checkTextLink({ document, href: 'https://example.com' })).toMatch(/not both/)
})

test('anchors consist of small letters, digits and hyphens', () => {
  expect(checkAnchor(undefined)).toBe(true)
  expect(checkAnchor('how-it-works')).toBe(true)
  for (const anchor of ['#plans', 'How', '1st', 'a b', 'a--b'])
    expect(checkAnchor(anchor)).toMatch(/small letters/)
})

test('a rating is a whole number from one to five', () => {
  for (const rating of [1, 5]) expect(checkRating(rating)).toBe(true)
  for (const rating of [undefined, 0, 6, 4.5]) expect(checkRating(rating)).toMatch(/one to five/)
})

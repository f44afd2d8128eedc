import { expect, test } from 'vitest'
import { objectsOfType, seeded } from '../../support/seed-text.ts'

const navigation = seeded('navigation')
const settings = seeded('siteSettings')
if (navigation._type !== 'navigation' || settings._type !== 'siteSettings') {
  throw new Error('The singletons are not what they should be')
}

const pathOf = (id: unknown) => {
  const document = seeded(String(id))
  return 'path' in document ? document.path?.current : undefined
}
const destination = (link: Record<string, unknown>) => {
  const document = link.document as { _ref?: string } | undefined
  return document ? pathOf(document._ref) : (link.route ?? link.target)
}
const listOf = (value: unknown) =>
  objectsOfType(value, 'link').map((link) => `${link.label} → ${destination(link)}`)
const menu = (title: string) => listOf(navigation.menus?.find((each) => each.title === title))
const column = (title: string) =>
  listOf(navigation.footerColumns?.find((each) => each.title === title))

test('the four menus are in order', () => {
  expect(navigation.menus?.map(({ title }) => title)).toEqual([
    'Products',
    'Solutions',
    'Resources',
    'Company',
  ])
})

test('the Products menu has all seven products, and what buyers look for before they decide', () => {
  expect(menu('Products').toSorted()).toEqual([
    'Coverage → /resources/coverage',
    'Data → /products/data',
    'KYT → /products/kyt',
    'Market Intelligence → /products/market-intelligence',
    'Oracle → /products/chainlantern-oracle',
    'Pricing → /pricing',
    'Reactor → /products/reactor',
    'Screening → /products/chainlantern-screening',
    'Storyline → /products/storyline',
    'Trust → /company/trust',
  ])
})

test('the Solutions menu has four pages and three lists without targets', () => {
  expect(menu('Solutions')).toEqual([
    'Investigators → /solutions/investigators',
    'Compliance Teams → /solutions/compliance',
    'Executives → /solutions/executives',
    'Crypto Businesses → /solutions/crypto-businesses',
    'Government → none',
    'Financial Services → none',
    'Crypto Businesses → none',
    'Compliance → none',
    'Investigations → none',
    'Risk Management → none',
    'Sanctions Compliance → none',
    'Tax Compliance → none',
    'DeFi Monitoring → none',
  ])
})

test('the Resources menu has all twelve pages and help after a theft, the Company menu all six and Press', () => {
  const pathsIn = (title: string) => menu(title).map((each) => each.split(' → ')[1])
  expect(pathsIn('Resources').toSorted()).toEqual(
    `api-reference academy blog crypto-crime-report defi-adoption-report documentation
    for-police for-victims geography-report nft-market-report product-demos research support-center webinars-events`
      .split(/\s+/)
      .map((name) => `/resources/${name}`)
      .toSorted(),
  )
  expect(pathsIn('Company').toSorted()).toEqual(
    'about careers contact leadership news partners press'
      .split(' ')
      .map((name) => `/company/${name}`),
  )
})

test('the header has two links beside the menus', () => {
  expect(navigation.loginLink).toMatchObject({ label: 'Login', route: '/login' })
  expect(navigation.signupLink).toMatchObject({ label: 'Get Started Free', route: '/signup' })
})

test('the footer links resources, company and legal pages, and shows products and solutions as text', () => {
  expect(column('Resources').map((each) => each.split(' → ')[1])).toEqual([
    '/resources/research',
    '/resources/academy',
    '/resources/blog',
    '/resources/documentation',
    '/resources/webinars-events',
    '/resources/coverage',
    '/resources/for-victims',
  ])
  expect(column('Company').map((each) => each.split(' → ')[1])).toEqual([
    '/company/about',
    '/company/careers',
    '/company/news',
    '/company/partners',
    '/company/contact',
    '/pricing',
    '/company/trust',
    '/company/press',
  ])
  expect(listOf(navigation.legalLinks)).toEqual([
    'Privacy Policy → /legal/privacy-policy',
    'Terms of Service → /legal/terms-of-service',
    'Cookie Policy → /legal/cookie-policy',
    'Compliance Framework → /legal/compliance',
  ])
  expect(column('Products')).toHaveLength(7)
  expect(column('Solutions')).toHaveLength(4)
  expect(
    [...column('Products'), ...column('Solutions')].every((each) => each.endsWith('none')),
  ).toBe(true)
})

import { expect, test } from 'vitest'
import { drawnImages } from '../../../scripts/seed/images/seed-image.ts'
import { referencesIn } from '../../../scripts/seed/references-in.ts'
import { OUR_PAGES } from '../../support/every-route.ts'
import { seedDocuments } from '../../support/seed.ts'
import { objectsOfType } from '../../support/seed-text.ts'

const ids = seedDocuments.map(({ _id }) => _id)
const routable = seedDocuments.flatMap((document) => ('path' in document ? [document] : []))
const each = seedDocuments.map((document) => [document._id, document] as const)
const eachRoutable = routable.map((document) => [document.path?.current ?? '', document] as const)

test('ids are unique and contain no dot, which would hide the documents from visitors', () => {
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-zA-Z][a-zA-Z0-9-]*$/.test(id))).toEqual([])
})

test('every reference resolves to a document or a drawn image', () => {
  const dangling = seedDocuments.flatMap((document) =>
    referencesIn(document)
      .filter((id) => !ids.includes(id) && !drawnImages.has(id))
      .map((id) => `${document._id} → ${id}`),
  )
  expect(dangling).toEqual([])
})

test('paths are unique; pages, products and legal pages are the routes of the spec and ours', () => {
  const paths = eachRoutable.map(([path]) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const types = ['page', 'product', 'legalPage']
  const inTable = eachRoutable.filter(([, { _type }]) => types.includes(_type))
  expect(inTable.map(([path]) => path).sort()).toEqual([...ROUTES, ...OUR_PAGES].toSorted())
})

test.each(each)('%s: array items have unique keys', (_, document) => {
  expect(repeatedKeys(document)).toEqual([])
})

test.each(each)('%s: a button or link has exactly the field of its target', (_, document) => {
  const targets = ['document', 'route', 'url', 'dialog', 'file', 'anchor']
  for (const link of [...objectsOfType(document, 'action'), ...objectsOfType(document, 'link')]) {
    const filled = targets.filter((name) => name in link)
    expect([link.label, filled]).toEqual([
      link.label,
      ['chat', 'none'].includes(String(link.target)) ? [] : [link.target],
    ])
  }
})

test.each(eachRoutable)('%s: every button has a target', (_, document) => {
  const dead = objectsOfType(document, 'action').filter(({ target }) => target === 'none')
  expect(dead.map(({ label }) => label)).toEqual([])
})

test.each(eachRoutable)('%s: every anchor target exists', (_, document) => {
  const anchors = 'sections' in document ? document.sections?.map(({ anchor }) => anchor) : []
  const wanted = objectsOfType(document, 'action').flatMap(({ anchor }) => anchor ?? [])
  expect(wanted.filter((anchor) => !anchors?.includes(String(anchor)))).toEqual([])
})

/** Arrays whose items lack a key or share one. */
function repeatedKeys(value: unknown, at = ''): string[] {
  if (value === null || typeof value !== 'object') return []
  const inside = Object.entries(value).flatMap(([name, child]) =>
    repeatedKeys(child, `${at}/${name}`),
  )
  if (!Array.isArray(value)) return inside
  const items = value.filter((item) => typeof item === 'object')
  const keys = items.map(({ _key }) => _key)
  const isFine = keys.every(Boolean) && new Set(keys).size === keys.length
  return isFine ? inside : [at, ...inside]
}

const ROUTES = `/
/products/reactor /products/kyt /products/storyline /products/data /products/chainlantern-oracle
/products/market-intelligence /products/chainlantern-screening
/solutions/investigators /solutions/compliance /solutions/executives /solutions/crypto-businesses
/resources/crypto-crime-report /resources/academy /resources/webinars-events
/resources/documentation /resources/blog /resources/product-demos /resources/api-reference
/resources/support-center /resources/nft-market-report /resources/defi-adoption-report
/resources/geography-report /resources/research
/company/about /company/leadership /company/careers /company/contact /company/news
/company/partners
/legal/privacy-policy /legal/terms-of-service /legal/cookie-policy /legal/compliance`.split(/\s+/)

import { expect, test } from 'vitest'
import { documentIdAt } from '../../../scripts/seed/builders/document-id.ts'
import { objectsOfType, seeded, stringsIn } from '../../support/seed-text.ts'
import { SPEC_FACTS } from '../../support/spec-facts.ts'

const facts = Object.entries(SPEC_FACTS).flatMap(([path, each]) =>
  each.map((fact) => [path, fact] as const),
)
const at = (path: string) => seeded(documentIdAt(path))
const sectionAt = (path: string, anchor: string) => {
  const document = at(path)
  return 'sections' in document
    ? document.sections?.find((section) => section.anchor === anchor)
    : undefined
}

test.each(facts)('%s says: %s', (path, fact) => {
  expect(stringsIn(at(path)).join('\n')).toContain(fact)
})

test.each([
  ['/solutions/investigators', 'tools', 'card', 6],
  ['/solutions/investigators', 'use-cases', 'card', 4],
  ['/solutions/compliance', 'coverage', 'card', 6],
  ['/solutions/crypto-businesses', 'solutions', 'card', 6],
  ['/solutions/crypto-businesses', 'business-types', 'card', 4],
  ['/solutions/crypto-businesses', 'integration', 'step', 4],
  ['/solutions/crypto-businesses', 'stories', 'card', 3],
  ['/resources/crypto-crime-report', 'methodology', 'step', 3],
  ['/resources/academy', 'paths', 'card', 3],
  ['/resources/academy', 'courses', 'card', 2],
  ['/resources/webinars-events', 'upcoming', 'card', 3],
  ['/resources/webinars-events', 'recordings', 'card', 3],
  ['/resources/webinars-events', 'speakers', 'card', 4],
  ['/resources/documentation', 'topics', 'card', 3],
  ['/resources/documentation', 'popular', 'card', 4],
  ['/resources/blog', 'categories', 'card', 4],
  ['/resources/blog', 'recent', 'card', 6],
  ['/resources/product-demos', 'types', 'card', 3],
  ['/resources/product-demos', 'videos', 'card', 4],
  ['/resources/api-reference', 'quick-start', 'step', 3],
  ['/resources/api-reference', 'sdks', 'card', 4],
  ['/resources/support-center', 'channels', 'card', 4],
  ['/resources/support-center', 'plans', 'card', 3],
  ['/resources/nft-market-report', 'findings', 'card', 4],
  ['/resources/nft-market-report', 'contents', 'card', 6],
  ['/resources/defi-adoption-report', 'categories', 'card', 4],
  ['/resources/geography-report', 'regions', 'figure', 5],
  ['/resources/geography-report', 'spotlights', 'card', 4],
  ['/resources/geography-report', 'insights', 'card', 3],
  ['/resources/research', 'areas', 'card', 4],
  ['/resources/research', 'reports', 'card', 4],
  ['/resources/research', 'upcoming', 'card', 3],
  ['/company/about', 'story', 'step', 4],
  ['/company/about', 'principles', 'card', 4],
  ['/company/leadership', 'executive-team', 'card', 3],
  ['/company/leadership', 'senior-leadership', 'card', 8],
  ['/company/leadership', 'advisory-board', 'card', 6],
  ['/company/careers', 'positions', 'card', 5],
  ['/company/contact', 'desks', 'card', 4],
  ['/company/news', 'recent', 'card', 6],
  ['/company/partners', 'ecosystem', 'card', 3],
  ['/company/partners', 'programmes', 'card', 3],
  ['/company/partners', 'stories', 'featureRow', 2],
  ['/company/partners', 'process', 'step', 4],
])('%s, %s: as many of %s as the spec counts: %i', (path, anchor, type, count) => {
  expect(objectsOfType(sectionAt(path, anchor), type)).toHaveLength(count)
})

test.each(['/company/contact', '/company/partners'])('%s opens dialogs', (path) => {
  const dialogs = objectsOfType(at(path), 'action').flatMap(({ dialog }) => dialog ?? [])
  expect(dialogs).toContain('partnership')
})

test('Apply Now opens the job application for each position', () => {
  const cards = objectsOfType(sectionAt('/company/careers', 'positions'), 'action')
  expect(cards.map(({ label, dialog }) => [label, dialog])).toEqual(
    Array(5).fill(['Apply Now', 'job-application']),
  )
})

test.each([
  'Data we collect',
  'Blockchain and attribution data',
  'Whom we share data with',
  'International transfers',
  'How long we keep it',
  'How we protect it',
  'Your rights',
  'Contact us about your data',
])('the privacy policy has a part on: %s', (heading) => {
  const policy = at('/legal/privacy-policy')
  const body = 'body' in policy ? policy.body : []
  const headings = stringsIn(body?.filter((item) => 'style' in item && item.style === 'h2'))
  expect(headings.join('\n')).toContain(heading)
})

test.each([
  ['/legal/privacy-policy', 1500],
  ['/legal/terms-of-service', 700],
  ['/legal/cookie-policy', 500],
  ['/legal/compliance', 500],
])('%s is long enough to be one: %i words', (path, least) => {
  const page = at(path)
  const words = stringsIn('body' in page ? page.body : [])
    .join(' ')
    .split(/\s+/)
  expect(words.length).toBeGreaterThan(least)
})

test.each(['privacy-policy', 'terms-of-service', 'cookie-policy', 'compliance'])(
  '/legal/%s ends with a way to reach us',
  (name) => {
    const page = at(`/legal/${name}`)
    const ending = 'body' in page ? page.body?.slice(-5) : []
    expect(stringsIn(ending).join('\n')).toContain('mailto:')
    expect(objectsOfType(ending, 'textLink').some(({ document }) => document)).toBe(true)
  },
)

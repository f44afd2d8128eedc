import { describe, expect, test } from 'vitest'
import { readableText, reads } from '../../support/page-text.ts'
import { visitRoutes } from '../../support/visit-routes.ts'

const LEGAL: [path: string, words: number][] = [
  ['/legal/privacy-policy', 1500],
  ['/legal/terms-of-service', 700],
  ['/legal/cookie-policy', 500],
  ['/legal/compliance', 500],
]

const pageAt = visitRoutes(LEGAL.map(([path]) => path))

describe.each(LEGAL)('%s', (path, minWords) => {
  test(`has at least ${minWords} words`, () => {
    const [text = ''] = readableText(pageAt(path).main).split('\n')
    expect(text.split(' ').length).toBeGreaterThan(minWords)
  })

  test('ends with contact details', () => {
    const links = pageAt(path).main.querySelectorAll('a[href]')
    const hrefs = links.map((link) => link.getAttribute('href'))
    expect(hrefs.some((href) => href?.startsWith('mailto:'))).toBe(true)
    expect(hrefs).toContain('/company/contact')
  })
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
])('the privacy policy has the heading: %s', (heading) => {
  const headings = pageAt('/legal/privacy-policy').main.querySelectorAll('h2')
  expect(headings.some(({ text }) => reads(text, heading))).toBe(true)
})

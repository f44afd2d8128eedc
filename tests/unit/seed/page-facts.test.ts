import { expect, test } from 'vitest'
import { seeded, stringsIn } from '../../support/seed-text.ts'

/** Facts, labels and figures that the spec names, per document. */
const FACTS: [id: string, facts: string[]][] = [
  [
    'product-reactor',
    [
      'Reactor',
      'Investigation software',
      'Start Free Investigation',
      'Request Personal Demo',
      '500M+',
      '100+',
      '2009',
      '500+',
      '$750M+',
      '10M+',
      '24/7',
      'case-workspace',
      'traced-graph',
      'timeline',
    ],
  ],
  [
    'legal-page-privacy-policy',
    ['2025-10-01', 'privacy@chainlantern.example', '555-01', 'SOC 2 Type II', 'ISO 27001', 'GDPR'],
  ],
]

test.each(FACTS.flatMap(([id, facts]) => facts.map((fact) => [id, fact] as const)))(
  '%s says %s',
  (id, fact) => {
    expect(stringsIn(seeded(id)).join('\n')).toContain(fact)
  },
)

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
  const policy = seeded('legal-page-privacy-policy')
  const headings = stringsIn(
    'body' in policy ? policy.body?.filter(({ style }) => style === 'h2') : [],
  )
  expect(headings.join('\n')).toContain(heading)
})

test('the privacy policy is long enough to be one', () => {
  const policy = seeded('legal-page-privacy-policy')
  const words = stringsIn('body' in policy ? policy.body : [])
    .join(' ')
    .split(/\s+/)
  expect(words.length).toBeGreaterThan(1200)
})

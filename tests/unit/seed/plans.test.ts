import { expect, test } from 'vitest'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { objectsOfType, seeded } from '../../support/seed-text.ts'

const plans = seedDocuments.flatMap((document) => objectsOfType(document, 'plan'))
const printed = (price: unknown) => /^\$([\d.]+)$/.exec(String(price))?.[1]

test('what search engines are told is the price that is printed', () => {
  expect(plans.length).toBeGreaterThanOrEqual(6)
  const wrong = plans.filter(({ price, priceUsd }) => {
    const amount = printed(price)
    return amount === undefined ? (priceUsd ?? 0) !== 0 : Number(amount) !== priceUsd
  })
  expect(wrong).toEqual([])
})

test.each([
  ['product-oracle', ['Starter', 'Professional', 'Enterprise'], 'POPULAR'],
  ['product-screening', ['Basic', 'Professional', 'Enterprise'], 'RECOMMENDED'],
])('%s has its three plans, the middle one tagged', (id, names, tag) => {
  const own = objectsOfType(seeded(id), 'plan')
  expect(own.map(({ name }) => name)).toEqual(names)
  expect(own.map((plan) => plan.tag)).toEqual([undefined, tag, undefined])
})

test('the sample alerts are two that were blocked and two to review, by their scores', () => {
  const alerts = objectsOfType(seeded('product-screening'), 'alert')
  expect(alerts.map(({ label, risk }) => `${label} ${risk}`)).toEqual([
    'BLOCKED high',
    'BLOCKED high',
    'REVIEW medium',
    'REVIEW medium',
  ])
  for (const { risk, score } of alerts) expect(Number(score) >= 75).toBe(risk === 'high')
})

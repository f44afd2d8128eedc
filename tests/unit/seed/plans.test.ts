import { expect, test } from 'vitest'
import { type RawPrice, toPrice } from '@/objects/price'
import { seedDocuments } from '../../support/seed.ts'
import { objectsOfType, seeded } from '../../support/seed-text.ts'

const plans = seedDocuments.flatMap((document) => objectsOfType(document, 'plan'))

test('every plan has the price of the spec', () => {
  const printed = plans.map(({ price }) => toPrice(price as RawPrice)?.text)
  expect(printed.toSorted()).toEqual(
    ['$0.005', '$0.01', '$199', '$499', '$99', 'Custom', 'Custom', 'Custom', 'Included'].toSorted(),
  )
})

test.each([
  ['product-oracle', ['Starter', 'Professional', 'Enterprise'], 'POPULAR'],
  ['product-screening', ['Basic', 'Professional', 'Enterprise'], 'RECOMMENDED'],
])('%s has three plans with a tag on the middle one', (id, names, tag) => {
  const own = objectsOfType(seeded(id), 'plan')
  expect(own.map(({ name }) => name)).toEqual(names)
  expect(own.map((plan) => plan.tag)).toEqual([undefined, tag, undefined])
})

test('the sample alerts are two blocked and two to review, in line with their scores', () => {
  const alerts = objectsOfType(seeded('product-screening'), 'alert')
  expect(alerts.map(({ label, risk }) => `${label} ${risk}`)).toEqual([
    'BLOCKED high',
    'BLOCKED high',
    'REVIEW medium',
    'REVIEW medium',
  ])
  for (const { risk, score } of alerts) expect(Number(score) >= 75).toBe(risk === 'high')
})

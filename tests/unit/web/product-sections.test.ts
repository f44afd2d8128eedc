import { describe, expect, test } from 'vitest'
import { toAlerts } from '@/sections/alerts/alerts.query'
import { toHero } from '@/sections/hero/hero.query'
import { toPlans } from '@/sections/plans/plans.query'

/** Content that an API write has left without fields that the Studio requires. */
const incomplete = <T>(content: object) => content as T

const heading = { _key: 'k', anchor: null, eyebrow: null, title: 'Title', text: null }

describe('plans', () => {
  const empty = {
    _key: 'a',
    name: null,
    audience: null,
    price: null,
    unit: null,
    tag: null,
    features: null,
    action: null,
  }
  const mapped = (plan: object) => planOf(incomplete({ ...empty, ...plan }))
  const planOf = (plan: NonNullable<Parameters<typeof toPlans>[0]['plans']>[number]) =>
    toPlans(incomplete({ ...heading, _type: 'plans', note: null, plans: [plan] })).plans[0]

  test('without a price show none', () => {
    expect(mapped({})).toEqual({ key: 'a', name: '', features: [] })
  })

  test('may have the price 0, or a label instead of a price', () => {
    const price = { amount: null, currency: 'USD' as const, label: null }
    expect(mapped({ price: { ...price, amount: 0 } })?.price).toBe('Free')
    expect(mapped({ price: { ...price, label: 'Custom' } })?.price).toBe('Custom')
  })
})

describe('alerts', () => {
  const empty = {
    _key: 'a',
    label: null,
    risk: null,
    score: null,
    address: null,
    reason: null,
    time: null,
  }
  const labelled = (label: 'BLOCKED' | 'REVIEW' | null) =>
    toAlerts(incomplete({ ...heading, _type: 'alerts', note: null, alerts: [{ ...empty, label }] }))
      .alerts[0]

  test.each([
    ['BLOCKED', 'BLOCKED', 'high'],
    ['REVIEW', 'REVIEW', 'medium'],
    [null, 'REVIEW', 'medium'],
  ] as const)('labeled %s are shown as %s with %s risk', (given, label, risk) => {
    expect(labelled(given)).toMatchObject({ label, risk, score: 0 })
  })
})

test('a hero without a look shows its picture', () => {
  const raw = { actions: null, figures: null, image: null }
  const hero = toHero(
    incomplete({ ...heading, ...raw, _type: 'hero', look: null, picture: 'price-feed' }),
  )
  expect(hero).toMatchObject({ look: 'picture', picture: 'price-feed' })
})

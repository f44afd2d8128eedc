import { describe, expect, test } from 'vitest'
import { toAlerts } from '@/sections/alerts/alerts.query'
import { toFeedBoard } from '@/sections/feed-board/feed-board.query'
import { toFirstQuestions } from '@/sections/first-questions/first-questions.query'
import { toHero } from '@/sections/hero/hero.query'
import { toPlans } from '@/sections/plans/plans.query'

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
  const mapped = (plan: Partial<Parameters<typeof planOf>[0]>) => planOf({ ...empty, ...plan })
  const planOf = (plan: NonNullable<Parameters<typeof toPlans>[0]['plans']>[number]) =>
    toPlans({ ...heading, _type: 'plans', note: null, plans: [plan] }).plans[0]

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
    toAlerts({ ...heading, _type: 'alerts', note: null, alerts: [{ ...empty, label }] }).alerts[0]

  test.each([
    ['BLOCKED', 'BLOCKED', 'high'],
    ['REVIEW', 'REVIEW', 'medium'],
    [null, 'REVIEW', 'medium'],
  ] as const)('labeled %s are shown as %s with %s risk', (given, label, risk) => {
    expect(labelled(given)).toMatchObject({ label, risk, score: 0 })
  })
})

describe('feeds', () => {
  const feed = {
    _key: 'a',
    name: 'ETH / USD',
    value: '1',
    deviation: null,
    threshold: null,
    heartbeat: null,
    round: null,
    signers: null,
  }
  const driftOf = (deviation: number | null, threshold: number | null) =>
    toFeedBoard({
      ...heading,
      _type: 'feedBoard',
      note: null,
      feeds: [{ ...feed, deviation, threshold }],
    }).feeds[0]?.drift

  test('without deviation from the source show a deviation of zero', () => {
    expect(driftOf(0, 0.5)).toEqual({ deviation: 0, threshold: 0.5 })
  })

  test.each([
    [null, 0.5],
    [0.1, null],
    [0.1, 0],
  ])('without both numbers (%s, %s) show no deviation', (deviation, threshold) => {
    expect(driftOf(deviation, threshold)).toBeUndefined()
  })
})

test('a first question without fields has empty texts', () => {
  const questions = [
    { _key: 'a', icon: null, team: null, question: null, text: null, action: null },
  ]
  const mapped = toFirstQuestions({ ...heading, _type: 'firstQuestions', questions })
  expect(mapped.questions).toEqual([{ key: 'a', team: '', question: '' }])
})

test('a hero without a look shows its picture', () => {
  const raw = { actions: null, figures: null, image: null }
  const hero = toHero({ ...heading, ...raw, _type: 'hero', look: null, picture: 'price-feed' })
  expect(hero).toMatchObject({ look: 'picture', picture: 'price-feed' })
})

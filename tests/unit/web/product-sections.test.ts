import { describe, expect, test } from 'vitest'
import { toAlerts } from '@/sections/alerts/alerts.query'
import { toFeedBoard } from '@/sections/feed-board/feed-board.query'
import { toFirstQuestions } from '@/sections/first-questions/first-questions.query'
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

  test('one without a price shows none', () => {
    expect(mapped({})).toEqual({ key: 'a', name: '', features: [] })
  })

  test('a price of nothing is a price, and a word may stand for one', () => {
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
  ] as const)('one labelled %s is %s, of %s risk', (given, label, risk) => {
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
    toFeedBoard(
      incomplete({
        ...heading,
        _type: 'feedBoard',
        note: null,
        feeds: [{ ...feed, deviation, threshold }],
      }),
    ).feeds[0]?.drift

  test('one that stands exactly on its source has drifted by nothing, which is drawn', () => {
    expect(driftOf(0, 0.5)).toEqual({ deviation: 0, threshold: 0.5 })
  })

  test.each([
    [null, 0.5],
    [0.1, null],
    [0.1, 0],
  ])('without both numbers (%s, %s) there is no drift to draw', (deviation, threshold) => {
    expect(driftOf(deviation, threshold)).toBeUndefined()
  })
})

test('a first question that nobody has filled in is empty texts', () => {
  const questions = [
    { _key: 'a', icon: null, team: null, question: null, text: null, action: null },
  ]
  const mapped = toFirstQuestions(incomplete({ ...heading, _type: 'firstQuestions', questions }))
  expect(mapped.questions).toEqual([{ key: 'a', team: '', question: '' }])
})

test('a hero from before there were looks shows its picture', () => {
  const raw = { actions: null, figures: null, image: null }
  const hero = toHero(
    incomplete({ ...heading, ...raw, _type: 'hero', look: null, picture: 'price-feed' }),
  )
  expect(hero).toMatchObject({ look: 'picture', picture: 'price-feed' })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONSENT_KEY, readConsent } from '@/consent/read-consent'

const NOW = '2026-03-01T12:00:00.000Z'
const CHOSEN = {
  choice: 'custom',
  categories: ['analytics', 'chat'],
  version: '3',
  decidedAt: '2026-02-01T12:00:00.000Z',
}

let kept: string | null
let signal: boolean | undefined

beforeEach(() => {
  kept = null
  signal = undefined
  vi.useFakeTimers({ now: new Date(NOW) })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === CONSENT_KEY ? kept : null) })
  vi.stubGlobal('navigator', {
    get globalPrivacyControl() {
      return signal
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const NOTHING = { choice: 'none', categories: [], version: '', decidedAt: null }

test('a visitor who has not chosen allows nothing', () => {
  expect(readConsent()).toEqual(NOTHING)
})

test('a stored choice is read back', () => {
  kept = JSON.stringify(CHOSEN)
  expect(readConsent()).toEqual(CHOSEN)
})

test.each([
  'no JSON',
  '"text"',
  '[]',
  JSON.stringify({ ...CHOSEN, choice: 'everything' }),
  JSON.stringify({ ...CHOSEN, categories: ['chat', 'necessary'] }),
  JSON.stringify({ ...CHOSEN, categories: 'chat' }),
  JSON.stringify({ ...CHOSEN, version: 3 }),
  JSON.stringify({ ...CHOSEN, decidedAt: 'yesterday' }),
])('what is no choice of ours counts as none: %s', (text) => {
  kept = text
  expect(readConsent()).toEqual(NOTHING)
})

test('a browser that forbids storage counts as a visitor who has not chosen', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  expect(readConsent()).toEqual(NOTHING)
})

test('a choice is valid for six months; setting the clock back does not extend it', () => {
  kept = JSON.stringify({ ...CHOSEN, decidedAt: '2025-09-01T12:00:00.000Z' })
  expect(readConsent().choice).toBe('custom')
  kept = JSON.stringify({ ...CHOSEN, decidedAt: '2025-08-25T12:00:00.000Z' })
  expect(readConsent()).toEqual(NOTHING)
  kept = JSON.stringify({ ...CHOSEN, decidedAt: '2030-01-01T12:00:00.000Z' })
  expect(readConsent()).toEqual(NOTHING)
})

test('Global Privacy Control overrides an earlier choice', () => {
  signal = true
  expect(readConsent()).toEqual({ ...NOTHING, choice: 'gpc' })
  kept = JSON.stringify({ ...CHOSEN, choice: 'all', categories: ['analytics', 'chat', 'social'] })
  expect(readConsent()).toMatchObject({ choice: 'gpc', categories: [] })
})

test('with Global Privacy Control, a chat that was allowed by name stays allowed', () => {
  signal = true
  kept = JSON.stringify(CHOSEN)
  expect(readConsent()).toMatchObject({ choice: 'gpc', categories: ['chat'], version: '3' })
})

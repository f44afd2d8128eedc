import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONSENT_KEY, readConsent } from '@/lib/read-consent'

const NOW = '2026-03-01T12:00:00.000Z'
const CHOSEN = {
  choice: 'custom',
  categories: ['analytics', 'chat'],
  version: '3',
  decidedAt: '2026-02-01T12:00:00.000Z',
}

let stored: string | null
let signal: boolean | undefined

beforeEach(() => {
  stored = null
  signal = undefined
  vi.useFakeTimers({ now: new Date(NOW) })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === CONSENT_KEY ? stored : null) })
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

test('without a choice nothing is allowed, and a stored one is read back', () => {
  expect(readConsent()).toEqual(NOTHING)
  stored = JSON.stringify(CHOSEN)
  expect(readConsent()).toEqual(CHOSEN)
})

test.each([
  'not JSON',
  JSON.stringify({ ...CHOSEN, choice: 'everything' }),
  JSON.stringify({ ...CHOSEN, categories: ['chat', 'necessary'] }),
  JSON.stringify({ ...CHOSEN, version: 3 }),
  JSON.stringify({ ...CHOSEN, decidedAt: 'yesterday' }),
])('a malformed choice counts as none: %s', (text) => {
  stored = text
  expect(readConsent()).toEqual(NOTHING)
})

test('a choice expires after six months, and one from the future is ignored', () => {
  stored = JSON.stringify({ ...CHOSEN, decidedAt: '2025-09-01T12:00:00.000Z' })
  expect(readConsent().choice).toBe('custom')
  stored = JSON.stringify({ ...CHOSEN, decidedAt: '2025-08-25T12:00:00.000Z' })
  expect(readConsent()).toEqual(NOTHING)
  stored = JSON.stringify({ ...CHOSEN, decidedAt: '2030-01-01T12:00:00.000Z' })
  expect(readConsent()).toEqual(NOTHING)
})

test('Global Privacy Control overrides an earlier consent', () => {
  signal = true
  expect(readConsent()).toEqual({ ...NOTHING, choice: 'gpc' })
  stored = JSON.stringify({ ...CHOSEN, choice: 'all', categories: ['analytics', 'chat', 'social'] })
  expect(readConsent()).toMatchObject({ choice: 'gpc', categories: [] })
})

test('with Global Privacy Control, a chat that the visitor explicitly requested stays allowed', () => {
  signal = true
  stored = JSON.stringify(CHOSEN)
  expect(readConsent()).toMatchObject({ choice: 'gpc', categories: ['chat'], version: '3' })
})

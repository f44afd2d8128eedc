import { beforeEach, expect, test, vi } from 'vitest'
import type { FormEventDetail } from '@/leads/client/form-events'

// A browser's part: its location, its events, and what it sends.
let sendBeacon: ReturnType<typeof vi.fn>
let tell: typeof import('@/leads/client/form-events')['tellFormEvent']
let heard: FormEventDetail[]

async function load(signals: object = {}) {
  vi.resetModules()
  vi.useFakeTimers()
  sendBeacon = vi.fn(() => true)
  heard = []
  vi.stubGlobal('location', { pathname: '/products/kyt' })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { sendBeacon, ...signals })
  const { FORM_EVENT, tellFormEvent } = await import('@/leads/client/form-events')
  window.addEventListener(FORM_EVENT, (event) => heard.push((event as CustomEvent).detail))
  tell = tellFormEvent
}
beforeEach(() => load())

const sent = async () =>
  await Promise.all(
    sendBeacon.mock.calls.map(async ([url, body]) => [url, JSON.parse(await body.text())]),
  )

test('each kind is told once for a form and a view of a page, in one request', async () => {
  for (const kind of ['opened', 'started', 'opened', 'started', 'sent'] as const) tell(kind, 'A')
  tell('opened', 'B')
  expect(sendBeacon).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  const page = '/products/kyt'
  expect(await sent()).toEqual([
    [
      '/api/form-events',
      [
        { kind: 'opened', form: 'A', page },
        { kind: 'started', form: 'A', page },
        { kind: 'sent', form: 'A', page },
        { kind: 'opened', form: 'B', page },
      ],
    ],
  ])
  expect(heard).toHaveLength(4)
})

test('on the next page the same form counts again, and a late answer counts for its page', async () => {
  tell('opened', 'A')
  vi.stubGlobal('location', { pathname: '/' })
  tell('opened', 'A')
  tell('sent', 'A', '/products/kyt')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60_000)
  expect((await sent()).map(([, events]) => events)).toEqual([
    [
      { kind: 'opened', form: 'A', page: '/products/kyt' },
      { kind: 'opened', form: 'A', page: '/' },
      { kind: 'sent', form: 'A', page: '/products/kyt' },
    ],
  ])
})

test('Global Privacy Control sends nothing, and a browser without beacons breaks nothing', async () => {
  await load({ globalPrivacyControl: true })
  tell('opened', 'A')
  vi.advanceTimersByTime(60_000)
  expect(sendBeacon).not.toHaveBeenCalled()
  expect(heard).toHaveLength(1)
  await load({ sendBeacon: undefined })
  tell('opened', 'A')
  vi.advanceTimersByTime(60_000)
  expect(heard).toHaveLength(1)
})

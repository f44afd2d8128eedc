import { expect, onTestFinished, test, vi } from 'vitest'
import { IP_ADDRESS_HEADER } from '@/http/ip-address'
import { addressNoter } from '@/http/note-ip-address'
import { log } from '@/lib/log'
import { listen } from '../../support/listen'

/** A server that answers with the noted IP address; `warned` counts warnings about untrusted proxies. */
async function startServer(trustedProxies: number) {
  const warned = vi.spyOn(log, 'warn').mockReset()
  const noteAddress = addressNoter(trustedProxies)
  const { url, stop } = await listen((request, response) => {
    noteAddress(request)
    response.end(request.headers[IP_ADDRESS_HEADER])
  })
  onTestFinished(stop)
  const ask = async (headers: Record<string, string>) => (await fetch(url, { headers })).text()
  return { ask, warned }
}

const FORWARDED = { 'x-forwarded-for': '198.51.100.7' }

test('X-Forwarded-For without a trusted proxy warns at first and once a day', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, warned } = await startServer(0)
  await ask({})
  expect(warned).toHaveBeenCalledTimes(0)
  for (const hours of [0, 1, 23]) {
    vi.advanceTimersByTime(Math.max(0, hours * 3_600_000 - 1))
    await ask(FORWARDED)
  }
  expect(warned).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3_600_000)
  await ask(FORWARDED)
  expect(warned).toHaveBeenCalledTimes(2)
})

test('X-Forwarded-For of a trusted proxy is believed, without a warning', async () => {
  const { ask, warned } = await startServer(1)
  expect(await ask(FORWARDED)).toBe('198.51.100.7')
  expect(warned).not.toHaveBeenCalled()
})

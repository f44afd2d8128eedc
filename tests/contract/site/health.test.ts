import { expect, inject, test } from 'vitest'

const ask = (path: string, init: RequestInit = {}) => fetch(`${inject('site')}${path}`, init)

test('the liveness check answers, uncached', async () => {
  const response = await ask('/api/health/live')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ status: 'live', uptimeSeconds: expect.any(Number) })
})

test('a server is ready, with each part and its time in ms', async () => {
  const response = await ask('/api/health/ready')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const part = (state: unknown) => ({ ok: true, state, ms: expect.any(Number) })
  // The check waits a second for the lake, which may take longer beside other tests.
  const content = part(expect.stringMatching(/^(readable|cached)$/))
  expect(await response.json()).toEqual({
    status: 'ready',
    parts: { leads: part('writable'), content },
  })
})

test('only GET and HEAD are answered', async () => {
  for (const path of ['/api/health/live', '/api/health/ready']) {
    expect((await ask(path, { method: 'HEAD' })).status).toBe(200)
    expect((await ask(path, { method: 'POST' })).status).toBe(405)
  }
})

test('security.txt names the support address of the site settings and has not expired', async () => {
  const response = await ask('/.well-known/security.txt')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@chainlantern\.example$/m)
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

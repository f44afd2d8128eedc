import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../../scripts/lake/http/endpoints.ts'
import { SITE_ORIGIN, STUDIO_ORIGIN, startTestLake, type TestLake } from '../../support/lake.ts'
import { rawRequest } from '../../support/raw-request.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

describe('a page', () => {
  it.each(['http://evil.example', 'http://localhost:3001', 'null', 'http://sse1.localhost'])(
    'at %s is refused everywhere',
    async (origin) => {
      for (const path of ['/nothing', ...ENDPOINTS.map((endpoint) => endpoint.path)])
        for (const method of ['GET', 'POST', 'OPTIONS']) {
          const headers = { origin, 'access-control-request-method': 'POST' }
          const address = lake.url + path.replace('/v/', '/v1/').replace(/:\w+/g, 'production')
          const response = await fetch(address, { method, headers })
          expect(response.status, path).toBe(403)
          expect([...response.headers.keys()].join(), path).not.toContain('access-control')
          await response.body?.cancel()
        }
    },
  )

  it.each([STUDIO_ORIGIN, SITE_ORIGIN])('at %s may read and write', async (origin) => {
    const read = await fetch(`${lake.url}/v1/ping`, { headers: { origin } })
    expect(read.headers.get('access-control-allow-origin')).toBe(origin)
    expect(read.headers.get('access-control-allow-credentials')).toBe('true')
    expect(read.headers.get('vary')).toContain('origin')
    const asked = { 'access-control-request-headers': 'authorization, content-type' }
    const headers = { origin, 'access-control-request-method': 'POST', ...asked }
    const preflight = { method: 'OPTIONS', headers }
    const write = await fetch(`${lake.url}/v1/data/mutate/production`, preflight)
    expect(write.status).toBe(204)
    expect(write.headers.get('access-control-allow-headers')).toBe('authorization, content-type')
    expect(write.headers.get('access-control-allow-methods')).toContain('POST')
  })
})

it.each([
  ...['evil.example', 'localhost.evil.example', 'localhost@evil.example', '10.0.0.1', ''],
  ...['localhost', 'lake.localhost', 'sse12.localhost', '127.0.0.1', '[::1]', 'LOCALHOST'],
])('answers to names of this machine only: %s', async (host) => {
  const request = `GET /v1/ping HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
  const { status } = await rawRequest(lake.port, request)
  const isOurs = /^([a-z\d]+\.)?localhost$|^127|^\[/i.test(host)
  if (isOurs) expect(status).toBe(200)
  else expect([400, 403]).toContain(status)
})

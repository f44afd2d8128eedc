import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITE_ORIGIN, STUDIO_ORIGIN, startTestLake, type TestLake } from '../../support/lake.ts'
import { rawRequest } from '../../support/raw-request.ts'

const PATHS = [
  '/v1/ping',
  '/v1/users/me',
  '/v2026-03-01/data/query/production?query=*',
  '/v2026-03-01/data/listen/production?query=*',
  '/v2026-03-01/data/live/events/production',
  '/v1/data/mutate/production',
  '/v1/assets/images/production',
  '/images/lake/production/x.png',
  '/nothing',
]

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

describe('origins', () => {
  const foreign = ['http://evil.example', 'http://localhost:3001', 'null', 'http://sse1.localhost']
  for (const method of ['GET', 'POST', 'OPTIONS'])
    it.each(foreign)(`refuses ${method} of a page at %s everywhere`, async (origin) => {
      for (const path of PATHS) {
        const response = await fetch(lake.url + path, {
          method,
          headers: { origin, 'access-control-request-method': 'POST' },
        })
        expect(response.status, path).toBe(403)
        expect(response.headers.get('content-type'), path).toContain('application/json')
        const cors = [...response.headers.keys()].filter((name) =>
          name.startsWith('access-control'),
        )
        expect(cors, path).toEqual([])
        await response.body?.cancel()
      }
    })

  it.each([STUDIO_ORIGIN, SITE_ORIGIN])(
    'lets %s read answers, with credentials',
    async (origin) => {
      const response = await fetch(`${lake.url}/v1/ping`, { headers: { origin } })
      expect(response.status).toBe(200)
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
      expect(response.headers.get('access-control-allow-credentials')).toBe('true')
      expect(response.headers.get('vary')).toContain('origin')
    },
  )

  it('answers a preflight with what the page asks for', async () => {
    const response = await fetch(`${lake.url}/v1/data/mutate/production`, {
      method: 'OPTIONS',
      headers: {
        origin: STUDIO_ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization, content-type')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
  })
})

describe('names', () => {
  it.each(['evil.example', 'localhost.evil.example', 'localhost@evil.example', '10.0.0.1', ''])(
    'refuses the host %s',
    async (host) => {
      const { status } = await rawRequest(
        lake.port,
        `GET /v1/ping HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      )
      expect([400, 403]).toContain(status)
    },
  )

  it.each(['localhost', 'lake.localhost', 'sse12.localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    'answers as %s',
    async (host) => {
      const { status } = await rawRequest(
        lake.port,
        `GET /v1/ping HTTP/1.1\r\nHost: ${host}:${lake.port}\r\nConnection: close\r\n\r\n`,
      )
      expect(status).toBe(200)
    },
  )
})

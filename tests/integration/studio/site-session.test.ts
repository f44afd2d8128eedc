import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { enablePreviewAccessSharing } from '@sanity/preview-url-secret/toggle-preview-access-sharing'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createPass, OPENED_IN_STUDIO } from '@/lib/draft-pass'
import { signPass } from '@/lib/signed-pass'
import { SESSION_SECRET_SOURCE } from '@/lib/studio-api'
import {
  LAKE_TOKEN,
  lakeClient,
  STUDIO_ORIGIN,
  startTestLake,
  type TestLake,
} from '../../support/lake.ts'

// The routes' own code with a real lake: what the Studio's browser sends, and what others do.

type Route = Record<'GET' | 'OPTIONS', (request: Request) => Response | Promise<Response>>

const SESSION_URL = 'http://localhost:3000/api/studio/session'
const KEY = { token: LAKE_TOKEN, projectId: 'lake', dataset: 'production' }
const KIND = { name: 'studio-session', lastsMs: 600_000 }

let lake: TestLake
let post: (request: Request) => Promise<Response>
let counts: Route

beforeAll(async () => {
  // A lake of its own: a test stops it.
  lake = await startTestLake()
  vi.stubEnv('SANITY_API_HOST', lake.url)
  vi.stubEnv('SANITY_API_READ_TOKEN', LAKE_TOKEN)
  vi.stubEnv('STUDIO_URL', `${STUDIO_ORIGIN}/studio`)
  post = (await import('@/app/api/studio/session/route')).POST
  const { forEditors } = await import('@/app/api/studio/studio-session')
  counts = forEditors(async () => Response.json({ count: 14 }))
})

afterAll(() => lake.close())

const store = async (source = SESSION_SECRET_SOURCE, client = lake.client) =>
  (await createPreviewSecret(client, source, STUDIO_ORIGIN)).secret

function exchange(secret: unknown, headers: Record<string, string> = {}) {
  const json = { origin: STUDIO_ORIGIN, 'content-type': 'application/json', ...headers }
  return post(
    new Request(SESSION_URL, { method: 'POST', headers: json, body: JSON.stringify({ secret }) }),
  )
}

const read = (session: string, origin = STUDIO_ORIGIN) =>
  counts.GET(
    new Request('http://localhost:3000/api/studio/counts', {
      headers: { authorization: `Bearer ${session}`, ...(origin && { origin }) },
    }),
  )

function expectUnauthorized(response: Response) {
  expect(response.status).toBe(401)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
}

test('a secret that an editor stored opens a session, which reads counts', async () => {
  const response = await exchange(await store())
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe(STUDIO_ORIGIN)
  const { session } = await response.json()
  const answer = await read(session)
  expect(await answer.json()).toEqual({ count: 14 })
  expect(answer.headers.get('access-control-allow-origin')).toBe(STUDIO_ORIGIN)
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('another origin gets 401 and nothing else, with a good secret, a good session, or a preflight', async () => {
  const secret = await store()
  const { session } = await (await exchange(secret)).json()
  for (const origin of ['https://evil.example', 'null', '', `${STUDIO_ORIGIN}.evil.example`]) {
    const answers = [await exchange(secret, { origin }), await read(session, origin)]
    answers.push(
      await counts.OPTIONS(new Request(SESSION_URL, { method: 'OPTIONS', headers: { origin } })),
    )
    for (const answer of answers) {
      expectUnauthorized(answer)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  }
})

test('a missing, forged or expired session gets 401, which the Studio can read', async () => {
  const now = Date.now()
  const good = signPass(KIND, 'editor', KEY, now)
  expect((await read(good)).status).toBe(200)
  const bad = {
    missing: '',
    expired: signPass(KIND, 'editor', KEY, now - KIND.lastsMs - 1000),
    'of another dataset': signPass(KIND, 'editor', { ...KEY, dataset: 'staging' }, now),
    'a pass for previews': createPass(OPENED_IN_STUDIO, KEY, now),
    long: 'a'.repeat(58_000),
  }
  for (const [what, session] of Object.entries(bad)) {
    const answer = await read(session)
    expectUnauthorized(answer)
    expect(answer.headers.get('access-control-allow-origin'), what).toBe(STUDIO_ORIGIN)
  }
})

test('no other secret opens a session', async () => {
  await lake.client.datasets.create('staging')
  const staging = lakeClient(lake.url, { token: LAKE_TOKEN, dataset: 'staging' })
  const shared = await enablePreviewAccessSharing(lake.client, SESSION_SECRET_SOURCE, STUDIO_ORIGIN)
  const secrets = {
    guessed: 'a'.repeat(43),
    'of a preview': await store('sanity/presentation'),
    'of a shared link': shared.secret,
    'of another dataset': await store(SESSION_SECRET_SOURCE, staging),
    'an object': { $ne: '' },
    'an empty one': '',
    'a long one': 'a'.repeat(58_000),
  }
  for (const [what, secret] of Object.entries(secrets)) {
    const answer = await exchange(secret)
    expect(answer.status, what).toBe(401)
    expectUnauthorized(answer)
  }
})

test('a secret is good for two minutes', async () => {
  const secret = await store()
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + 100_000)
  expect((await exchange(secret)).status).toBe(200)
  vi.setSystemTime(Date.now() + 21_000)
  expectUnauthorized(await exchange(secret))
})

test('a site that cannot ask who is an editor says so to the Studio', async () => {
  const secret = await store()
  onTestFinished(() => lake.restart())
  await lake.stop()
  const answer = await exchange(secret)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('access-control-allow-origin')).toBe(STUDIO_ORIGIN)
  expect((await answer.json()).detail).toContain('content API does not answer')
})

test('guessing is limited, and valid secrets do not count', async () => {
  for (let count = 0; count < 31; count++) expect((await exchange(await store())).status).toBe(200)
  const statuses = new Set<number>()
  for (let count = 0; count < 40; count++)
    statuses.add((await exchange(`${count}`.padStart(43, 'b'))).status)
  expect([...statuses]).toEqual([401, 429])
})

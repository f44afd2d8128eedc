import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import { signPass } from '@/lib/signed-pass'
import type { Results } from '@/lib/studio-api'
import { LAKE_TOKEN, STUDIO_ORIGIN } from '../../support/lake.ts'
import { DATABASES } from '../../support/test-databases'
import { openStore } from '../leads/test-outbox'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const KEY = { token: LAKE_TOKEN, projectId: 'lake', dataset: 'production' }

afterAll(() => vi.unstubAllEnvs())

/** The route with a store at `location`, as a Studio with a good session asks it. */
async function openRoute(location: string) {
  vi.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('web.leads'))
  vi.stubEnv('LEADS_DATABASE_URL', location)
  vi.stubEnv('SANITY_API_READ_TOKEN', LAKE_TOKEN)
  vi.stubEnv('STUDIO_URL', STUDIO_ORIGIN)
  vi.stubEnv('LOG_LEVEL', 'silent')
  const { GET } = await import('@/app/api/studio/results/route')
  const { ending } = await import('@/lib/ending')
  const { startLeads } = await import('@/leads/server/start-leads')
  await startLeads(async () => undefined)
  onTestFinished(() => ending.finish?.())
  const authorization = `Bearer ${signPass({ name: 'studio-session', lastsMs: HOUR }, 'editor', KEY)}`
  return (query: string) =>
    GET(
      new Request(`http://localhost:3000/api/studio/results?${query}`, {
        headers: { origin: STUDIO_ORIGIN, authorization },
      }),
    )
}

describe.each(DATABASES)('results on $kind', ({ newDatabase }) => {
  test('requests by each key, and nothing personal', async () => {
    const location = await newDatabase()
    const database = await openStore(location)
    const now = Date.now()
    const put = (age: number, path: string, button: string, campaign?: string) =>
      storeSubmission(database, {
        submissionId: crypto.randomUUID(),
        formType: 'Support Request',
        answers: { email: 'ada@example.org', firstName: 'Ada' },
        context: { page: { path }, button, ...(campaign && { visit: { campaign, landing: '/' } }) },
        text: 'Ada',
        now: now - age,
      })
    await put(HOUR, '/', 'Ask us', 'spring')
    await put(2 * DAY, '/products/kyt', 'Get help')
    await put(10 * DAY, '/', 'Ask us')
    const ask = await openRoute(location)

    const response = await ask('days=7')
    expect(response.headers.get('access-control-allow-origin')).toBe(STUDIO_ORIGIN)
    const text = await response.text()
    const results: Results = JSON.parse(text)
    expect(results).toMatchObject({
      total: { count: 2, before: 1 },
      by: {
        page: [
          { key: '/', count: 1, before: 1 },
          { key: '/products/kyt', count: 1, before: 0 },
        ],
        campaign: [
          { key: null, count: 1, before: 1 },
          { key: 'spring', count: 1, before: 0 },
        ],
      },
    })
    expect(text).not.toMatch(/ada/i)
  })

  test('a period that is not offered is refused', async () => {
    const ask = await openRoute(await newDatabase())
    for (const query of ['', 'days=1', 'days=-7', 'days=90000', 'days=7x'])
      expect((await ask(query)).status, query).toBe(400)
  })
})

test('a store that cannot be opened is said in a sentence', async () => {
  const ask = await openRoute('/dev/null/leads.db')
  const response = await ask('days=7')
  expect(response.status).toBe(503)
  expect((await response.json()).detail).toContain('cannot read its submissions')
})

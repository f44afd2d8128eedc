import { beforeEach, expect, test, vi } from 'vitest'
import type { askSite as AskSite } from '../../../studio/tools/results/ask-site'

// What the Studio's browser does, with a site and a lake that answer as a test says; a real pair is in
// integration/studio/site-session.test.ts.

type Client = Parameters<typeof AskSite>[0]

let ask: (client?: Client) => ReturnType<typeof AskSite>
let posts: string[]
let session: () => Response
let counts: (bearer: string) => Response | Promise<Response>
let opened = 0

const lake = (failure?: Error) => {
  const chain = { set: () => chain, createOrReplace: () => chain, patch: () => chain }
  const commit = async () => {
    if (failure) throw failure
  }
  const client = {
    withConfig: () => client,
    patch: () => chain,
    transaction: () => Object.assign(chain, { commit }),
    delete: async () => undefined,
  }
  return client as unknown as Client
}

beforeEach(async () => {
  vi.resetModules()
  posts = []
  opened = 0
  session = () => Response.json({ session: `session-${++opened}` })
  counts = () => Response.json({ count: 14 })
  vi.stubGlobal('location', { origin: 'http://localhost:3333' })
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const { authorization = '' } = (init.headers ?? {}) as Record<string, string>
    posts.push(`${url.pathname} ${authorization}`.trim())
    expect(init.credentials).toBe('omit')
    return url.pathname === '/api/studio/session' ? session() : counts(authorization)
  })
  const { askSite } = await import('../../../studio/tools/results/ask-site')
  ask = (client = lake()) => askSite(client, '/api/studio/results?days=30')
})

const UNAUTHORIZED = () => new Response(null, { status: 401 })

test('one session serves all questions, also those that are asked together', async () => {
  expect(await Promise.all([ask(), ask()])).toEqual([
    { data: { count: 14 } },
    { data: { count: 14 } },
  ])
  await ask()
  expect(posts.filter((post) => post.startsWith('/api/studio/session'))).toHaveLength(1)
})

test('an expired session is replaced once, and its question asked again', async () => {
  await ask()
  counts = (bearer) =>
    bearer === 'Bearer session-1' ? UNAUTHORIZED() : Response.json({ count: 15 })
  expect(await ask()).toEqual({ data: { count: 15 } })
  counts = UNAUTHORIZED
  expect(await ask()).toEqual({ reason: expect.stringContaining('does not accept your session') })
})

test('whatever fails is a sentence, and the next question tries again', async () => {
  const forbidden = Object.assign(new Error('no'), { statusCode: 403 })
  expect(await ask(lake(forbidden))).toEqual({ reason: expect.stringContaining('may not change') })
  expect(await ask(lake(new Error('down')))).toEqual({
    reason: 'The content API does not answer.',
  })
  session = UNAUTHORIZED
  expect(await ask()).toEqual({ reason: expect.stringContaining('does not accept') })
  session = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  expect(await ask()).toEqual({ reason: expect.stringContaining('The site does not answer') })
  session = () => Response.json({ session: 'good' })
  counts = () => Response.json({ detail: 'The site cannot read its requests.' }, { status: 503 })
  expect(await ask()).toEqual({ reason: 'The site cannot read its requests.' })
  counts = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await ask()).toEqual({ reason: expect.stringContaining('The site does not answer') })
  counts = () => Response.json({ count: 14 })
  expect(await ask()).toEqual({ data: { count: 14 } })
})

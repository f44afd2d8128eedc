import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  LAKE_TOKEN,
  SITE_ORIGIN,
  STUDIO_ORIGIN,
  startTestLake,
  type TestLake,
} from '../../support/lake.ts'
import { openStream } from '../../support/open-stream.ts'
import { rawRequest } from '../../support/raw-request.ts'

const API = '/v2026-03-01'
const TOKEN = { authorization: `Bearer ${LAKE_TOKEN}` }

type Answer = { status: number; ids: string[] }

let lake: TestLake
let cookie: string
beforeAll(async () => {
  lake = await startTestLake()
  for (const _id of ['page-a', 'drafts.page-a', 'drafts.page-b', 'versions.r1.page-a', 'secret.a'])
    await lake.client.create({ _id, _type: 'page' })
  cookie = await logIn()
})
afterAll(() => lake.close())

async function logIn(): Promise<string> {
  const response = await fetch(`${lake.url}/v1/users/me`, { headers: { origin: STUDIO_ORIGIN } })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function query(headers: Record<string, string>, perspective?: string): Promise<Answer> {
  const search = new URLSearchParams({ query: '*[_type == "page"]._id' })
  if (perspective) search.set('perspective', perspective)
  const response = await fetch(`${lake.url}${API}/data/query/production?${search}`, { headers })
  const { result } = (await response.json()) as { result?: string[] }
  return { status: response.status, ids: (result ?? []).toSorted() }
}

const callers = {
  anonymous: () => ({}),
  'anonymous with the Studio’s origin': () => ({ origin: STUDIO_ORIGIN }),
  'a forged cookie': () => ({ origin: STUDIO_ORIGIN, cookie: `${cookie.slice(0, -4)}AAAA` }),
  'the cookie without an origin': () => ({ cookie }),
  'the cookie from the site’s page': () => ({ origin: SITE_ORIGIN, cookie }),
  cookie: () => ({ origin: STUDIO_ORIGIN, cookie }),
  token: () => TOKEN,
  'token from the site’s page': () => ({ ...TOKEN, origin: SITE_ORIGIN }),
} satisfies Record<string, () => Record<string, string>>

const table = Object.entries(callers).map(([name, headers], index) => ({
  name,
  headers,
  isEditor: index > 4,
}))

describe.each(table)('$name', ({ headers, isEditor }) => {
  it('reads what is published', async () => {
    const { status, ids } = await query(headers(), 'published')
    expect(status).toBe(200)
    expect(ids).toContain('page-a')
    expect(ids.filter((id) => /^(drafts|versions)\./.test(id))).toEqual([])
    expect(ids.includes('secret.a')).toBe(isEditor)
  })

  it.each(['drafts', 'raw', 'r1', 'previewDrafts', 'published,drafts'])(
    `${isEditor ? 'reads' : 'does not read'} the perspective %s`,
    async (perspective) => {
      const { status, ids } = await query(headers(), perspective)
      expect(status).toBe(isEditor ? 200 : 401)
      expect(ids.length > 0).toBe(isEditor)
    },
  )

  it('sees no draft in an old version of the API, unless it is an editor', async () => {
    const response = await fetch(
      `${lake.url}/v2021-06-07/data/query/production?query=${encodeURIComponent('*[_type == "page"]._id')}`,
      { headers: headers() },
    )
    const { result } = (await response.json()) as { result: string[] }
    expect(result.includes('drafts.page-b')).toBe(isEditor)
    expect(result).toContain('page-a')
  })

  it('gets single documents by the same rule', async () => {
    const ids = 'page-a,drafts.page-b,secret.a,nothing'
    const response = await fetch(`${lake.url}${API}/data/doc/production/${ids}`, {
      headers: headers(),
    })
    const { documents, omitted } = (await response.json()) as {
      documents: { _id: string }[]
      omitted: { id: string; reason: string }[]
    }
    expect(documents.map(({ _id }) => _id)).toEqual(
      isEditor ? ['page-a', 'drafts.page-b', 'secret.a'] : ['page-a'],
    )
    expect(omitted).toContainEqual({ id: 'nothing', reason: 'existence' })
    if (!isEditor) expect(omitted).toContainEqual({ id: 'secret.a', reason: 'permission' })

    const every = await fetch(
      `${lake.url}${API}/data/doc/production/page-a?includeAllVersions=true`,
      { headers: headers() },
    )
    expect((await every.text()).includes('versions.r1.page-a')).toBe(isEditor)
  })

  it('exports by the same rule', async () => {
    const response = await fetch(`${lake.url}/v1/data/export/production`, { headers: headers() })
    const lines = (await response.text()).trim().split('\n')
    const ids = lines.map((line) => (JSON.parse(line) as { _id: string })._id)
    expect(ids.includes('drafts.page-b')).toBe(isEditor)
    expect(ids).toContain('page-a')
  })

  const writes: [string, string, string, object][] = [
    ['mutate', 'POST', '/v1/data/mutate/production', { mutations: [] }],
    ['act', 'POST', '/v1/data/actions/production', { actions: [], dryRun: true }],
    ['make a dataset', 'PUT', '/v1/datasets/Not-A-Name', {}],
    ['keep settings', 'PUT', '/v1/users/me/keyvalue', []],
    ['upload', 'POST', '/v1/assets/images/production', {}],
    ['read history', 'GET', '/v1/data/history/production/transactions/page-a', {}],
  ]
  it.each(writes)(`${isEditor ? 'may' : 'may not'} %s`, async (_, method, path, body) => {
    const response = await fetch(lake.url + path, {
      method,
      headers: { ...headers(), 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    if (isEditor) expect(response.status).not.toBe(401)
    else expect(response.status).toBe(401)
    expect(response.status).toBeLessThan(500)
    await response.text()
  })

  it('listens by the same rule', async () => {
    const seen = await listenFor(headers())
    expect(seen.includes('drafts.page-listened')).toBe(isEditor)
    expect(seen).toContain('page-listened')
  })
})

/** Listens while a draft and then a published document are written; returns the received ids. */
async function listenFor(headers: Record<string, string>): Promise<string[]> {
  const search = new URLSearchParams({ query: '*[_type == "page"]', includeAllVersions: 'true' })
  const stream = await openStream(`${lake.url}${API}/data/listen/production?${search}`, headers)
  const decoder = new TextDecoder()
  let text = ''
  let hasWritten = false
  for await (const chunk of stream) {
    text += decoder.decode(chunk as Buffer, { stream: true })
    if (text.includes('event: welcome') && !hasWritten) {
      hasWritten = true
      await lake.client.createOrReplace({ _id: 'drafts.page-listened', _type: 'page' })
      await lake.client.createOrReplace({ _id: 'page-listened', _type: 'page' })
    }
    if (text.includes('"documentId":"page-listened"')) break
  }
  return Array.from(text.matchAll(/"documentId":"([^"]+)"/g), ([, id]) => id ?? '')
}

describe('the local login', () => {
  it('is given to the Studio’s page, in a cookie that scripts cannot read', async () => {
    const response = await fetch(`${lake.url}/v1/users/me`, { headers: { origin: STUDIO_ORIGIN } })
    expect(response.status).toBe(200)
    const set = response.headers.get('set-cookie')
    for (const word of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/'])
      expect(set).toContain(word)
  })

  const others: Record<string, string>[] = [{}, { origin: SITE_ORIGIN }]
  it.each(others)('is not given to others: %j', async (headers) => {
    const response = await fetch(`${lake.url}/v1/users/me`, { headers })
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('has no key that anybody can know, even where a crash left an empty file', async () => {
    writeFileSync(join(lake.dir, 'signing-key'), '')
    await lake.restart()
    const expires = Math.floor(Date.now() / 1000) + 60
    const signature = createHmac('sha256', '').update(`login ${expires}`).digest('base64url')
    const forged = `lake_session_${lake.port}=${expires}.${signature}`
    expect((await query({ origin: STUDIO_ORIGIN, cookie: forged }, 'raw')).status).toBe(401)
    cookie = await logIn()
  })

  it('outlives a restart of the lake', async () => {
    await lake.restart()
    expect((await query({ origin: STUDIO_ORIGIN, cookie }, 'raw')).status).toBe(200)
  })

  it('is not accepted by another lake', async () => {
    const other = await startTestLake()
    const name = `lake_session_${other.port}`
    const response = await fetch(`${other.url}/v1/data/query/production?query=1&perspective=raw`, {
      headers: { origin: STUDIO_ORIGIN, cookie: `${name}=${cookie.split('=')[1]}` },
    })
    expect(response.status).toBe(401)
    await other.close()
  })
})

describe('the redirect of event streams', () => {
  const path = `${API}/data/listen/production?query=*&tag=x`

  async function redirectOf(headers: Record<string, string>): Promise<URL> {
    const response = await fetch(lake.url + path, {
      redirect: 'manual',
      headers: { origin: STUDIO_ORIGIN, ...headers },
    })
    expect(response.status).toBe(307)
    return new URL(response.headers.get('location') ?? '')
  }

  /** Requests as a browser does after the redirect: another host, no cookie, origin "null". */
  async function follow(url: URL, origin = 'null'): Promise<number> {
    const abort = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nOrigin: ${origin}\r\nConnection: close\r\n\r\n`
    return await Promise.race([
      rawRequest(lake.port, abort).then(({ status }) => status),
      new Promise<number>((resolve) => setTimeout(() => resolve(200), 300)),
    ])
  }

  it('goes to a host of its own each time, with a ticket', async () => {
    const [first, second] = [await redirectOf({}), await redirectOf({})]
    expect(first.hostname).toMatch(/^sse\d+\.localhost$/)
    expect(first.hostname).not.toBe(second.hostname)
    expect(first.searchParams.get('ticket')).toMatch(/^visitor\./)
    expect((await redirectOf({ cookie })).searchParams.get('ticket')).toMatch(/^editor\./)
    expect((await redirectOf(TOKEN)).searchParams.get('ticket')).toMatch(/^editor\./)
  })

  it('accepts the origin "null" with a ticket only', async () => {
    const url = await redirectOf({ cookie })
    expect(await follow(url)).toBe(200)
    expect(await follow(url, 'http://evil.example')).toBe(403)
    const forged = new URL(url)
    forged.searchParams.set('ticket', `${url.searchParams.get('ticket')}x`)
    expect(await follow(forged)).toBe(408)
    const raised = new URL(await redirectOf({}))
    const ticket = raised.searchParams.get('ticket') ?? ''
    raised.searchParams.set('ticket', ticket.replace('visitor', 'editor'))
    expect(await follow(raised)).toBe(408)
    const other = new URL(url)
    other.searchParams.set('query', '*[_type == "other"]')
    expect(await follow(other)).toBe(408)
    const without = new URL(url)
    without.searchParams.delete('ticket')
    expect(await follow(without)).toBe(403)
  })

  it('is not used for callers other than browsers', async () => {
    const controller = new AbortController()
    const response = await fetch(lake.url + path, {
      redirect: 'manual',
      signal: controller.signal,
    })
    expect(response.status).toBe(200)
    controller.abort()
  })
})

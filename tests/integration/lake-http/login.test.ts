import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { SITE_ORIGIN, STUDIO_ORIGIN, startTestLake, type TestLake } from '../../support/lake.ts'
import { openStream } from './open-stream.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

const logIn = (headers: HeadersInit = { origin: STUDIO_ORIGIN }) =>
  fetch(`${lake.url}/v1/users/me`, { headers })
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

/** The status of a query that needs a login. */
async function tryCookie(cookie: string, { url } = lake): Promise<number> {
  const query = `${url}/v1/data/query/production?query=1&perspective=raw`
  const { status } = await fetch(query, { headers: { origin: STUDIO_ORIGIN, cookie } })
  return status
}

describe('the local login', () => {
  it('is given to the Studio’s page only, in a cookie that scripts cannot read', async () => {
    const set = (await logIn()).headers.get('set-cookie')
    expect(set).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=None; Partitioned/)
    for (const headers of [new Headers(), new Headers({ origin: SITE_ORIGIN })]) {
      const response = await logIn(headers)
      expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null])
    }
  })

  it('outlives a restart, and is not accepted by another lake', async () => {
    const cookie = cookieOf(await logIn())
    await lake.restart()
    expect(await tryCookie(cookie)).toBe(200)
    const other = await startTestLake()
    onTestFinished(() => other.close())
    expect(await tryCookie(`lake_session_${other.port}=${cookie.split('=')[1]}`, other)).toBe(401)
  })

  it('has no key that anybody can know, even where a crash left an empty file', async () => {
    writeFileSync(join(lake.dir, 'signing-key'), '')
    await lake.restart()
    const expires = Math.floor(Date.now() / 1000) + 60
    const signature = createHmac('sha256', '').update(`login ${expires}`).digest('base64url')
    expect(await tryCookie(`lake_session_${lake.port}=${expires}.${signature}`)).toBe(401)
  })
})

describe('the redirect of event streams', () => {
  async function redirectOf(headers: Record<string, string>): Promise<URL> {
    const path = '/v2026-03-01/data/listen/production?query=*&tag=x'
    const init = { redirect: 'manual', headers: { origin: STUDIO_ORIGIN, ...headers } } as const
    const response = await fetch(lake.url + path, init)
    expect(response.status).toBe(307)
    return new URL(response.headers.get('location') ?? '')
  }

  /** Requests as a browser does after the redirect: another host, no cookie, origin "null". */
  async function follow(url: URL, change: Record<string, string> = {}, origin = 'null') {
    const target = new URL(url)
    for (const [name, value] of Object.entries(change)) target.searchParams.set(name, value)
    const stream = await openStream(target.href, { origin })
    stream.destroy()
    return stream.statusCode
  }

  it('goes to a host of its own each time, with a ticket for this access and address', async () => {
    const visitor = await redirectOf({})
    const editor = await redirectOf({ cookie: cookieOf(await logIn()) })
    expect(visitor.hostname).toMatch(/^sse\d+\.localhost$/)
    expect(visitor.hostname).not.toBe(editor.hostname)
    const ticketOf = (url: URL) => url.searchParams.get('ticket') ?? ''
    const [low, high] = [ticketOf(visitor), ticketOf(editor)]
    expect([low, high].join()).toMatch(/^visitor\..*,editor\./)

    expect(await follow(editor)).toBe(200)
    expect(await follow(editor, {}, 'http://evil.example')).toBe(403)
    expect(await follow(editor, { ticket: `${high}x` })).toBe(408)
    expect(await follow(editor, { query: '*[_type == "other"]' })).toBe(408)
    expect(await follow(visitor, { ticket: low.replace('visitor', 'editor') })).toBe(408)
    editor.searchParams.delete('ticket')
    expect(await follow(editor)).toBe(403)
  })
})

import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Results, resultsPath, SESSION_SECRET_SOURCE } from '@/lib/studio-api'
import { type NginxOfTest, nginxProgram, startTestNginx } from '../../support/nginx.ts'
import { type OwnSite, startOwnSite } from '../../support/own-site.ts'
import { type RedisOfTest, redisProgram, startTestRedis } from '../../support/redis.ts'
import { sendChange } from '../../support/send-change.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { createDatabase } from '../../support/start-postgres.ts'
import { until } from '../../support/until.ts'
import { isPrerendered, type Visit, visit } from '../../support/visit.ts'
import { submission } from '../leads/open-test-leads.ts'

const CLOCK_AHEAD = new URL('clock-ahead.ts', import.meta.url)

/** Each change is told to the first server only. */
const SERVERS = 3

describe.skipIf(!redisProgram || !nginxProgram)('three servers that share a Redis', () => {
  const stack = sharedStack()
  let redis: RedisOfTest
  let nginx: NginxOfTest
  let leads: Record<string, string> = {}
  const started: OwnSite[] = []
  const servers = Array.from({ length: SERVERS }, (_, server) => server)
  const siteOf = (server: number): OwnSite => {
    const site = started[server]
    if (!site) throw new Error(`Server ${server} does not run.`)
    return site
  }
  const urlOf = (server: number) => siteOf(server).url
  const at = (server: number, path: string) => visit(urlOf(server) + path)
  /** By how much the clock of a server differs, in ms. */
  const clock = (ahead: number) => ({
    NODE_OPTIONS: `--import ${CLOCK_AHEAD}`,
    CLOCK_AHEAD_MS: String(ahead),
  })

  /** A session of the Studio, opened at one server. */
  async function openSession(server: number): Promise<Record<string, string>> {
    const origin = new URL(stack.settings.studioUrl).origin
    const { secret } = await createPreviewSecret(stack.client, SESSION_SECRET_SOURCE, origin)
    const opened = await fetch(`${urlOf(server)}/api/studio/session`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ secret }),
    })
    const { session } = await opened.json()
    return { origin, authorization: `Bearer ${session}` }
  }

  /** Waits until a page meets a condition on every server. */
  async function everywhere(path: string, isRight: (page: Visit) => boolean) {
    const waiting = servers.map((server) =>
      until(async () => isRight(await at(server, path))).catch(async () => {
        const { status, text } = await at(server, path)
        throw new Error(`Server ${server} answers ${path} with ${status}: ${text.slice(0, 300)}`)
      }),
    )
    await Promise.all(waiting)
  }

  const contains = (text: string) => (page: Visit) => page.html.includes(text)
  const tell = async (change: Record<string, unknown>) => {
    const { status } = await sendChange(
      { ...stack, urls: { ...stack.urls, site: urlOf(0) } },
      change,
    )
    if (status !== 200) throw new Error(`The webhook was answered with ${status}.`)
  }

  beforeAll(async () => {
    redis = await startTestRedis()
    const postgres = inject('postgres')
    if (postgres) leads = { LEADS_DATABASE_URL: await createDatabase(postgres) }
    // Several servers, each with a clock of its own.
    for (const server of servers) {
      const env = { CACHE_URL: redis.url, ...leads, ...clock(0) }
      started[server] = await startOwnSite(stack, { env, number: server + 1 })
    }
    nginx = await startTestNginx({
      servers: servers.map((server) => Number(new URL(urlOf(server)).port)),
    })
  })

  afterAll(async () => {
    await nginx?.end()
    await Promise.all(started.map((site) => site.stop()))
    await redis?.stop()
  })

  test('an edit shows on each; one renders the page, the others take it', async () => {
    const change = { _id: 'product-reactor', _type: 'product', path: '/products/reactor' }
    const tagline = 'Told to one of three'
    await stack.client.patch(change._id).set({ tagline }).commit()
    await tell({ ...change, operation: 'update' })
    await everywhere(change.path, contains(tagline))
    await everywhere('/', contains(tagline))

    await tell({ _id: 'page-pricing', _type: 'page', path: '/pricing' })
    expect((await at(0, '/resources/blog')).status).toBe(200)
    const keys = redis.command('keys', 'site:*').split('\n').filter(Boolean)
    const lives = keys
      .filter((key) => !key.endsWith(':refreshed'))
      .map((key) => Number(redis.command('ttl', key)))
    expect(keys.some((key) => key.includes(':page:'))).toBe(true)
    expect(keys.some((key) => key.includes(':read:'))).toBe(true)
    // All entries expire, also those of old builds.
    expect(Math.min(...lives)).toBeGreaterThan(0)
    expect(Math.max(...lives)).toBeLessThanOrEqual(7 * 24 * 3600)
  })

  test('of many edits while visitors ask, the last one stays', async () => {
    const change = { _id: 'product-kyt', _type: 'product', path: '/products/kyt' }
    let isDone = false
    const asking = servers.map(async (server) => {
      while (!isDone) expect((await at(server, change.path)).status).toBe(200)
    })
    for (let edit = 1; edit <= 15; edit++) {
      await stack.client
        .patch(change._id)
        .set({ tagline: `Edit number ${edit}.` })
        .commit()
      await tell({ ...change, operation: 'update' })
    }
    isDone = true
    await Promise.all(asking)
    await everywhere(change.path, contains('Edit number 15.'))
    // Also from their caches.
    await everywhere(change.path, isPrerendered)
    await everywhere(change.path, contains('Edit number 15.'))
  })

  test('requests at each are one set of results, and agree everywhere', async () => {
    const headers = { 'content-type': 'application/json', origin: stack.settings.siteUrl }
    const context = {
      path: '/company/contact',
      button: 'Ask',
      parameters: {},
      visit: { campaign: 'Three Servers' },
    }
    const sent = servers.map((server) =>
      fetch(`${urlOf(server)}/api/submissions`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...submission(), context }),
      }),
    )
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([202, 202, 202])
    const session = await openSession(2)
    const [first, ...others] = await Promise.all(
      servers.map(async (server): Promise<Results> => {
        const response = await fetch(urlOf(server) + resultsPath(7), { headers: session })
        return response.json()
      }),
    )
    for (const other of others) expect(other).toEqual(first)
    expect(first?.by.campaign).toContainEqual({ key: 'three-servers', count: 3, before: 0 })
  })

  test('clocks that differ: an edit shows on each; a session of one is good on all', async () => {
    const ahead = 4000
    await siteOf(1).restart('SIGTERM', clock(ahead))
    await siteOf(2).restart('SIGTERM', clock(-ahead))
    const change = { _id: 'product-storyline', _type: 'product', path: '/products/storyline' }
    for (const tagline of ['Told by three clocks', 'Told again by three clocks']) {
      await stack.client.patch(change._id).set({ tagline }).commit()
      await tell({ ...change, operation: 'update' })
      await everywhere(change.path, contains(tagline))
    }

    for (const server of servers) {
      const headers = await openSession(server)
      const path = '/api/studio/results?days=7'
      const answers = servers.map((other) => fetch(urlOf(other) + path, { headers }))
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
    }
  })

  test('no request fails while one after another is restarted, or killed', async () => {
    const paths = ['/', '/products/reactor', '/api/articles?area=blog', '/sitemap.xml', '/pricing']
    const failed: string[] = []
    let [count, isDone] = [0, false]
    const load = [1, 2].map(async () => {
      while (!isDone) {
        const path = paths[count++ % paths.length] ?? '/'
        const answer = await nginx.ask(path).catch((error: Error) => error)
        if (answer instanceof Error || answer.status >= 500) {
          failed.push(`${path}: ${answer instanceof Error ? answer.message : answer.status}`)
        }
      }
    })
    for (const server of servers.slice(1)) await siteOf(server).restart()

    // Killed right after it acknowledged an edit.
    const change = { _id: 'product-reactor', _type: 'product', path: '/products/reactor' }
    const tagline = 'Acknowledged before the kill'
    await stack.client.patch(change._id).set({ tagline }).commit()
    await tell({ ...change, operation: 'update' })
    await siteOf(0).restart('SIGKILL')
    expect((await at(0, change.path)).text).toContain(tagline)
    await everywhere(change.path, contains(tagline))
    isDone = true
    await Promise.all(load)
    expect(failed).toEqual([])
    expect(count).toBeGreaterThan(20)
  })

  test('Redis gone: pages and requests are answered; edits appear when it is back', async () => {
    const change = { _id: 'product-reactor', _type: 'product', path: '/products/reactor' }
    const cacheOf = async (server: number) => {
      const { parts } = JSON.parse((await at(server, '/api/health/ready')).html)
      return parts.cache as unknown
    }
    const all = (state: string) =>
      until(async () => {
        const states = await Promise.all(servers.map(cacheOf))
        return states.every((each) => (each as { state: string }).state === state)
      })
    await all('shared')
    await redis.stop()
    await all('away')
    const tagline = 'Edited while Redis was away'
    await stack.client.patch(change._id).set({ tagline }).commit()
    await tell({ ...change, operation: 'update' })
    expect((await at(0, change.path)).text).toContain(tagline)
    for (const server of servers) {
      for (const path of ['/', change.path, '/company/careers', '/sitemap.xml'])
        expect((await at(server, path)).status).toBe(200)
      const response = await fetch(`${urlOf(server)}/api/submissions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: stack.settings.siteUrl },
        body: JSON.stringify(submission()),
      })
      expect(response.status).toBe(202)
    }
    // The server that received the next edit is gone when Redis is back.
    const title = 'Reactor, told to a server that was lost'
    await stack.client.patch(change._id).set({ title }).commit()
    await tell({ ...change, operation: 'update' })
    process.kill(-siteOf(0).process().pid, 'SIGKILL')
    await siteOf(0).process().ended
    await redis.start()
    for (const server of [1, 2]) {
      await until(async () => {
        const { text } = await at(server, change.path)
        return text.includes(tagline) && text.includes(title)
      })
    }
  })
})

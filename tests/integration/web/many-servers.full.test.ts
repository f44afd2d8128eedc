import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { SESSION_SECRET_SOURCE } from '@/lib/studio-api'
import { type NginxOfTest, nginxProgram, startTestNginx } from '../../support/nginx.ts'
import { type OwnSite, startOwnSite } from '../../support/own-site.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { createDatabase } from '../../support/start-postgres.ts'

const CLOCK_AHEAD = new URL('clock-ahead.ts', import.meta.url)

const SERVERS = 3

describe.skipIf(!nginxProgram)('three servers that share a database', () => {
  const stack = sharedStack()
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

  beforeAll(async () => {
    const postgres = inject('postgres')
    if (postgres) leads = { LEADS_DATABASE_URL: await createDatabase(postgres) }
    // Several servers, each with a clock of its own.
    for (const server of servers) {
      const env = { ...leads, ...clock(0) }
      started[server] = await startOwnSite(stack, { env, number: server + 1 })
    }
    nginx = await startTestNginx({
      servers: servers.map((server) => Number(new URL(urlOf(server)).port)),
    })
  })

  afterAll(async () => {
    await nginx?.end()
    await Promise.all(started.map((site) => site.stop()))
  })

  test('a session of one is good on all, although their clocks differ', async () => {
    const ahead = 4000
    await siteOf(1).restart('SIGTERM', clock(ahead))
    await siteOf(2).restart('SIGTERM', clock(-ahead))
    for (const server of servers) {
      const headers = await openSession(server)
      const path = '/api/studio/results?days=7'
      const answers = servers.map((other) => fetch(urlOf(other) + path, { headers }))
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
    }
  })

  test('no request fails while one after another is restarted, or killed', async () => {
    const paths = [
      '/',
      '/products/reactor',
      '/resources/blog/articles.json',
      '/sitemap.xml',
      '/pricing',
    ]
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
    await siteOf(0).restart('SIGKILL')
    isDone = true
    await Promise.all(load)
    expect(failed).toEqual([])
    expect(count).toBeGreaterThan(20)
  })
})

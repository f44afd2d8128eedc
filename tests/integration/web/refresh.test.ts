import { type Browser, chromium } from '@playwright/test'
import { createClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { followLiveEvents, liveState } from '@/content/refresh/live-events'
import { systemChromium } from '../../../scripts/checks/chromium.ts'
import { type NginxOfTest, nginxProgram, startTestNginx } from '../../support/nginx.ts'
import { type OwnSite, startOwnSite } from '../../support/own-site.ts'
import { startRelay } from '../../support/relay.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { until } from '../../support/until.ts'
import { isPrerendered, visit } from '../../support/visit.ts'

// What publishing promises (docs/mechanisms.md), for two servers behind nginx.

const PATH = '/products/reactor'
const stack = sharedStack()
/** Between the servers and the content API. */
let relay: Awaited<ReturnType<typeof startRelay>>
let nginx: NginxOfTest
let browser: Browser
let servers: OwnSite[]

/** In seconds. */
const PROMISED = 2

const edit = (tagline: string) =>
  stack.client.patch('product-reactor').set({ tagline }).commit({ visibility: 'async' })
const shows = async (site: string, text: string) => (await visit(site + PATH)).text.includes(text)
const content = async ({ url }: OwnSite) =>
  JSON.parse((await visit(`${url}/api/health/ready`)).html).parts.content.state
const states = () => Promise.all(servers.map(content))

describe.skipIf(!nginxProgram)('what publishing promises', () => {
  beforeAll(async () => {
    relay = await startRelay(0, stack.settings.ports.lake)
    const env = { SANITY_API_HOST: `http://localhost:${relay.port}` }
    servers = [
      await startOwnSite(stack, { env, number: 1 }),
      await startOwnSite(stack, { env, number: 2 }),
    ]
    nginx = await startTestNginx({ servers: servers.map(({ url }) => Number(new URL(url).port)) })
    browser = await chromium.launch({
      executablePath: systemChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--ignore-certificate-errors'],
    })
  })

  afterEach(async () => {
    relay?.mend()
    await until(async () => (await states()).every((state) => state === 'readable'))
  })

  afterAll(async () => {
    await browser?.close()
    await nginx?.end()
    await Promise.all((servers ?? []).map(({ stop }) => stop()))
    await relay?.close()
  })

  test('an edit is visible on every server and through nginx within two seconds', async () => {
    const places = [...servers.map(({ url }) => url), nginx.url]
    for (const place of places) expect((await visit(place + PATH)).status).toBe(200)
    await edit('Visible everywhere')
    await Promise.all(
      places.map((place) => until(() => shows(place, 'Visible everywhere'), PROMISED)),
    )
  })

  test('of many edits while visitors ask, the last one stays on both servers', async () => {
    let isDone = false
    const asking = [nginx.url, ...servers.map(({ url }) => url)].map(async (place) => {
      while (!isDone) expect((await visit(place + PATH)).status).toBe(200)
    })
    for (let number = 1; number <= 15; number++) await edit(`Edit number ${number}.`)
    isDone = true
    await Promise.all(asking)
    await Promise.all(
      servers.map(async ({ url }) => {
        await until(async () => isPrerendered(await visit(url + PATH)))
        expect(await shows(url, 'Edit number 15.')).toBe(true)
      }),
    )
  })

  test('a stream that hangs is noticed and opened anew', async () => {
    const own = await startRelay(0, stack.settings.ports.lake)
    const client = createClient({
      ...{ projectId: 'lake', dataset: 'production', apiVersion: '2025-02-19', useCdn: false },
      ...{ apiHost: `http://localhost:${own.port}`, useProjectHostname: false },
    })
    await followLiveEvents(client, 1000)
    expect(liveState.isConnected).toBe(true)
    own.stall()
    await until(() => !liveState.isConnected)
    const before = liveState.changes
    own.mend()
    await until(() => liveState.isConnected && liveState.changes > before)
    own.cut()
    await own.close()
  })

  test('visitors open no stream, and ask nothing of the content API but images', async () => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      const isImage = ['image', 'media'].includes(request.resourceType())
      if (request.resourceType() === 'eventsource' || !(isImage || isOwn(request.url())))
        asked.push(request.url())
    })
    const isOwn = (url: string) => url.startsWith(nginx.url) || url.startsWith('data:')
    await page.goto(nginx.url + PATH, { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await context.close()
  })

  // Each server that starts takes five seconds.
  if (process.env.TEST_FULL) {
    test('an edit while a server was dead is on its first page, and no request through nginx fails', async () => {
      const [first, second] = servers as [OwnSite, OwnSite]
      let isDone = false
      const statuses = new Set<number>()
      const visitors = ['/', '/pricing'].map(async (path) => {
        while (!isDone) statuses.add((await nginx.ask(path)).status)
      })
      process.kill(-second.process().pid, 'SIGKILL')
      await edit('Edited while a server was dead')
      await second.restart('SIGKILL')
      expect(await shows(second.url, 'Edited while a server was dead')).toBe(true)
      await first.restart()
      isDone = true
      await Promise.all(visitors)
      expect([...statuses]).toEqual([200])
    })

    test('while the content API is away pages stay, also after a restart, and the edit comes later', async () => {
      const [first, second] = servers as [OwnSite, OwnSite]
      relay.cut()
      await until(async () => (await states()).every((state) => state === 'cached'))
      await edit('Edited while it was away')
      await second.restart()
      for (const { url } of [first, second])
        for (const path of ['/', PATH, '/company/careers', '/sitemap.xml'])
          expect([path, (await visit(url + path)).status]).toEqual([path, 200])
      relay.mend()
      for (const { url } of [first, second])
        await until(() => shows(url, 'Edited while it was away'))
    })
  }
})

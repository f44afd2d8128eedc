import { enablePreviewAccessSharing } from '@sanity/preview-url-secret/toggle-preview-access-sharing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createPass, DRAFT_PASS, passSourceOf } from '@/lib/draft-pass'
import { createProcessGroup } from '../../../scripts/run/process-group.ts'
import * as programs from '../../../scripts/run/programs.ts'
import { untilReady } from '../../../scripts/run/ready.ts'
import { startRelay } from '../../support/relay.ts'
import { sendChange } from '../../support/send-change.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'
import { until } from '../../support/until.ts'
import { visit } from '../../support/visit.ts'

let stack: Stack
let relay: Awaited<ReturnType<typeof startRelay>>
const METRICS_TOKEN = 'the-metrics-token-of-the-tests'
/** A second site from the same build, whose connection to the lake can be cut. */
let site: string
const processGroup = createProcessGroup(() => undefined)

beforeAll(async () => {
  stack = await startStack()
  await siteSettled(stack)
  const { settings, lakeToken, webhookSecret } = stack
  const [sitePort, relayPort] = [settings.ports.site + 1, settings.ports.site + 2]
  relay = await startRelay(relayPort, Number(new URL(stack.urls.lake).port))
  const ports = { ...settings.ports, site: sitePort }
  const program = programs.site(
    { ...settings, ports },
    { lakeToken, downloads: 'the-download-secret-of-the-tests', webhook: webhookSecret },
    'start',
  )
  const env = {
    ...program.env,
    SANITY_API_HOST: `http://localhost:${relayPort}`,
    // Lets a test simulate many visitors.
    LEADS_TRUSTED_PROXIES: '1',
    METRICS_TOKEN,
  }
  site = `http://localhost:${sitePort}`
  await untilReady(processGroup.start({ ...program, env }), `${site}/robots.txt`)
})

afterEach(() => relay?.mend())

afterAll(async () => {
  await processGroup.stop()
  await relay?.close()
  await stack?.stop()
})

const reactor = { _id: 'product-reactor', _type: 'product', path: '/products/reactor' }
const sendReactorChange = () => sendChange({ ...stack, urls: { ...stack.urls, site } }, reactor)

test('without a lake, every built page is served, and a missing one is a 404', async () => {
  expect((await visit(`${site}/nowhere`)).status).toBe(404)
  relay.cut()
  for (const path of ['/', '/products/kyt', '/legal/terms-of-service']) {
    expect((await visit(site + path)).status).toBe(200)
  }
})

test('a change is refused while the lake is unreachable: the old page stays, and the lake retries', async () => {
  relay.cut()
  const answer = await sendReactorChange()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await visit(`${site}/products/reactor`)).toMatchObject({ status: 200, text: /Reactor/ })
})

test('a page whose query fails after a change shows the last version, and later the new one', async () => {
  expect((await sendReactorChange()).status).toBe(200)
  expect((await visit(`${site}/products/reactor`)).status).toBe(200)
  await stack.client.patch(reactor._id).set({ tagline: 'After the failure' }).commit()
  expect((await sendReactorChange()).status).toBe(200)

  relay.cut()
  const during = await visit(`${site}/products/reactor`)
  expect(during).toMatchObject({ status: 200, text: /Reactor/ })
  expect(during.text).not.toContain('After the failure')

  relay.mend()
  await sendReactorChange()
  expect((await visit(`${site}/products/reactor`)).text).toContain('After the failure')
})

test('unknown names and wrong preview links of many visitors cause one request a second', async () => {
  await visit(`${site}/`)
  const before = relay.requests()
  const start = performance.now()
  const preview = new URLSearchParams({
    'sanity-preview-secret': 'wrong',
    'sanity-preview-pathname': '/',
  })
  for (let at = 0; at < 60; at++) {
    const from = { 'x-forwarded-for': `203.0.113.${at}` }
    const statuses = await Promise.all(
      [
        `/products/nowhere-${at}`,
        `/nowhere-${at}`,
        `/og/products/nowhere-${at}`,
        `/api/events/nowhere-${at}`,
        `/api/draft-mode/enable?${preview}`,
      ].map(async (path) => (await visit(site + path, from)).status),
    )
    expect(statuses).toEqual([404, 404, 404, 404, 401])
  }
  // The secret is looked up at once, and again after half a minute.
  const seconds = (performance.now() - start) / 1000
  const lookups = 4 * Math.ceil((seconds + 1) / 30)
  expect(relay.requests() - before).toBeLessThanOrEqual(seconds + 2 + lookups)
})

test('without a lake, a shared preview shows what is published, and drafts again later', async () => {
  const { client, urls, lakeToken } = stack
  const { secret } = await enablePreviewAccessSharing(client, 'a test', urls.studio)
  const key = { token: lakeToken, projectId: 'lake', dataset: 'production' }
  const headers = { cookie: `${DRAFT_PASS}=${createPass(passSourceOf(secret), key)}` }
  const inDraftMode = async () =>
    (await visit(`${site}/products/reactor`, headers)).headers.get('x-robots-tag') !== null
  await until(inDraftMode)
  relay.cut()
  await until(async () => !(await inDraftMode()))
  const page = await visit(`${site}/products/reactor`, headers)
  expect(page.status).toBe(200)
  // The browser keeps its pass.
  expect(page.headers.getSetCookie()).toEqual([])
  relay.mend()
  await until(inDraftMode)
})

test.each(['cut', 'stall'] as const)(
  'the health check and the metrics say that the content API is gone (%s), and that it is back',
  async (how) => {
    const authorization = `Bearer ${METRICS_TOKEN}`
    const contentMetric = async () => {
      const { html } = await visit(`${site}/api/metrics`, { authorization })
      return /^chainlantern_part_up\{part="content"\} (.*)$/m.exec(html)?.[1]
    }
    const untilState = (state: string) =>
      until(async () => {
        const { status, html } = await visit(`${site}/api/health/ready`)
        expect(status).toBe(200)
        return JSON.parse(html).parts.content.state === state
      })
    await untilState('readable')
    relay[how]()
    await untilState('cached')
    expect(await contentMetric()).toBe('0')
    relay.mend()
    await untilState('readable')
    expect(await contentMetric()).toBe('1')
  },
)

test('any number of health checks causes one request a second to the content API', async () => {
  const ask = () => visit(`${site}/api/health/ready`)
  await ask()
  const [before, start] = [relay.requests(), performance.now()]
  const seconds = () => (performance.now() - start) / 1000
  while (seconds() < 3) await Promise.all(Array.from({ length: 10 }, ask))
  const sent = relay.requests() - before
  expect(sent).toBeGreaterThan(0)
  // The index of all paths may be read again in between.
  expect(sent).toBeLessThanOrEqual(seconds() + 2)
})

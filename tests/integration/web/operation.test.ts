import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { loadForms } from '@/leads/server/accept/check-submission'
import { type BotDouble, startBotDouble } from '../../support/bot-double'
import { startReceiver } from '../../support/http-receiver'
import { type OwnSite, startOwnSite } from '../../support/own-site'
import { rawRequest } from '../../support/raw-request'
import { sharedStack } from '../../support/shared-stack'
import { pdf } from '../../support/test-documents'
import { until } from '../../support/until'
import { MARK, markedAnswer } from './marked-answer'

const TOKEN = 'the-metrics-token-of-the-tests'
const LIMIT = 40
const IP_ADDRESS = '203.0.113.77'

const lines: string[] = []
const stack = sharedStack()
let site: OwnSite
let bot: BotDouble
/** Receives traces and leads. */
let collector: Awaited<ReturnType<typeof startReceiver>>

beforeAll(async () => {
  bot = await startBotDouble()
  collector = await startReceiver()
  const { origin } = new URL(collector.url)
  // A site of its own, for its variables and its log.
  site = await startOwnSite(stack, {
    onLine: (line) => lines.push(line),
    env: {
      TELEGRAM_API_URL: bot.url,
      LOG_LEVEL: 'debug',
      LEADS_TRUSTED_PROXIES: '1',
      LEADS_RATE_LIMIT: String(LIMIT),
      METRICS_TOKEN: TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: origin,
      LEADS_WEBHOOK_URL: `${origin}/leads?key=the-key-of-the-hook`,
      LEADS_WEBHOOK_SECRET: 'the-secret-of-the-webhook',
      // Exports spans at once.
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  })
  return async () => {
    await site.stop()
    collector.stop()
    await bot.stop()
  }
})

const arrived = (path: string) =>
  collector.received.filter((each) => each.path.startsWith(path)).map(({ body }) => `${body}`)

type LogLine = { msg: string; [name: string]: unknown }

const parsed = (from = 0): LogLine[] =>
  lines.slice(from).flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as LogLine] : []))

const headers = {
  'user-agent': `${MARK} browser`,
  'x-forwarded-for': IP_ADDRESS,
  cookie: `id=${MARK}`,
}

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${site.url}${path}`, {
    ...init,
    headers: { ...headers, referer: `${stack.urls.site}/?q=${MARK}`, ...init.headers },
  })

async function send(formType: string, data: Record<string, unknown>, file?: string) {
  const context = { path: `/?q=${MARK}`, button: MARK, parameters: { topic: MARK } }
  const submission = { formType, data, submissionId: crypto.randomUUID(), context }
  const own = { origin: stack.urls.site }
  if (!file) {
    const body = JSON.stringify(submission)
    const type = { 'content-type': 'application/json' }
    return ask(`/api/submissions?q=${MARK}`, { method: 'POST', headers: { ...own, ...type }, body })
  }
  const body = new FormData()
  body.append('submission', JSON.stringify(submission))
  body.append(file, new File([pdf(2000, MARK)], `${MARK}.pdf`))
  return ask('/api/submissions', { method: 'POST', headers: own, body })
}

const REPORT_QUERY = '*[_type == "report" && defined(page->path.current)][0].title'

async function sendEveryForm() {
  const report = await stack.client.fetch<string>(REPORT_QUERY)
  const sent: { formType: string; status: number; answer: unknown }[] = []
  for (const { form } of (await loadForms()).values()) {
    const data = Object.fromEntries(
      Object.entries(form.fields).map(([name, field]) => [name, markedAnswer(field)]),
    )
    // Its answer is a link.
    if (form.formType === 'Report Download') data.report = report
    const [file] =
      Object.entries(form.fields).find(([, field]) => field.control.kind === 'file') ?? []
    const response = await send(form.formType, data, file)
    sent.push({ formType: form.formType, status: response.status, answer: await response.json() })
  }
  return sent
}

test('no log line holds anything that a visitor wrote or sent', async () => {
  // The bot first fails in every way, once quoting the visitor's words.
  bot.next(
    { kind: 'error' },
    { kind: 'quote' },
    { kind: 'close' },
    { kind: 'garbage' },
    { kind: 'throttle', retryAfter: 1 },
  )
  const sent = await sendEveryForm()
  expect(sent.length).toBeGreaterThan(8)
  for (const { status, formType } of sent) expect(`${formType}: ${status}`).toMatch(/: 202$/)

  const invalid = await send('Support Request', { firstName: MARK, email: `${MARK} no address` })
  expect(invalid.status).toBe(422)
  const typed = { 'content-type': 'application/json', origin: stack.urls.site }
  const broken = { method: 'POST', headers: typed, body: `{"${MARK}"` }
  expect((await ask('/api/submissions', broken)).status).toBe(400)
  await ask(`/resources/blog?q=${MARK}`)
  await ask(`/api/events/${MARK}`)
  await ask(`/api/downloads/${MARK}/a/b/c/d?q=${MARK}`)
  await ask(`/${MARK}?email=${MARK}@example.org`)
  const links = sent.flatMap(
    ({ answer }) => (answer as { downloads?: { href: string }[] }).downloads ?? [],
  )
  expect(links.length).toBeGreaterThan(0)
  for (const { href } of links) expect((await ask(href)).status).toBe(200)
  const plain = new URLSearchParams({ formType: 'Contact Message', firstName: MARK })
  await ask('/api/submissions/plain', {
    method: 'POST',
    body: plain,
    headers: { origin: stack.urls.site },
  })
  // The limit of an IP address.
  let status = 202
  for (let count = 0; status !== 429 && count < 2 * LIMIT; count += 1) {
    status = (await send('Newsletter Subscription', { email: `${MARK}${count}@example.org` }))
      .status
  }
  expect(status).toBe(429)
  // Every form was delivered in the end.
  await until(() => bot.messages.length >= sent.length)
  expect(bot.messages.some(({ text }) => text.includes(MARK))).toBe(true)
  await until(() => parsed().some(({ status }) => status === 429))
  await until(() => arrived('/leads').length >= sent.length)
  expect(arrived('/leads').join()).toContain(MARK)

  expect(parsed().length).toBeGreaterThan(40)
  // The path of a missing page is logged on purpose, without what may be personal in it.
  const told = lines.filter((line) => !line.includes('"path":"/zqxmark","msg":"no page at this'))
  const telling = told.filter((line) =>
    /zqxmark|203\.0\.113\.77|555 0177|example\.org|the-key-of-the-hook/i.test(line),
  )
  expect(telling).toEqual([])
})

test('each request of the API and each delivery is one line', async () => {
  const response = await ask('/api/events/none-of-this-name')
  const problem = (await response.json()) as { requestId: string }
  const ofRequest = () => parsed().filter(({ requestId }) => requestId === problem.requestId)
  await until(() => ofRequest().length > 0)
  expect(ofRequest()).toMatchObject([
    { level: 'info', method: 'GET', route: '/api/events/*', status: 404, msg: 'request' },
  ])
  const deliveries = parsed().filter(({ msg }) => msg === 'leads: delivery')
  expect(deliveries).toContainEqual(
    expect.objectContaining({
      channel: 'bot',
      outcome: 'postponed',
      attempt: 1,
      reason: 'status 500',
      form: expect.any(String),
      ms: expect.any(Number),
      submissionId: expect.any(String),
    }),
  )
  expect(deliveries).toContainEqual(expect.objectContaining({ outcome: 'delivered' }))
})

test('the metrics count requests, submissions, deliveries and the queue, for holders of the token', async () => {
  for (const authorization of ['', 'Bearer wrong', TOKEN])
    expect((await ask('/api/metrics', { headers: { authorization } })).status).toBe(401)
  await ask('/')
  await ask('/products/nothing-of-this-name')
  let text = ''
  const seriesOf = (series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length),
    )
  const home = 'chainlantern_http_requests_total{route="/",status="200"}'
  const missing = 'chainlantern_http_requests_total{route="/products/*",status="404"}'
  // A request is counted once its response is sent, which is after we received it.
  await until(async () => {
    const response = await ask('/api/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    text = await response.text()
    return seriesOf(missing) === 1 && seriesOf(home) > 0
  })
  expect(seriesOf('chainlantern_http_request_duration_seconds_count{route="/"}')).toBeGreaterThan(0)
  const stored = 'chainlantern_submissions_total{form="Support Request",outcome="stored"}'
  expect(seriesOf(stored)).toBe(1)
  expect(seriesOf('chainlantern_submissions_total{form="Support Request",outcome="invalid"}')).toBe(
    1,
  )
  const refused = 'chainlantern_deliveries_total{channel="bot",outcome="postponed",reason="status'
  expect(text).toContain(refused)
  expect(seriesOf('chainlantern_queue_length{channel="bot"}')).toBeGreaterThanOrEqual(0)
  expect(seriesOf('chainlantern_abandoned{channel="webhook"}')).toBe(0)
  expect(seriesOf('process_cpu_seconds_total')).toBeGreaterThan(0)
  // A fixed set of routes, whatever is requested.
  expect(text).not.toContain(MARK)
})

const FORM = { 'content-type': 'multipart/form-data; boundary=B' }
const ACTION = { 'content-type': 'text/plain;charset=UTF-8' }
const part = (name: string) =>
  `--B\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n--B--\r\n`
const UNKNOWN = '0'.repeat(42)
type Hostile = { method?: string; path: string; headers?: Record<string, string>; body?: string }

const HOSTILE: [status: number, what: Hostile][] = [
  ...['/api/downloads/%25ff/b/c/d/e', '/api/events/%ff', '/%ff', '/og/%ff', '/_next/%ff'].map(
    (path): [number, Hostile] => [404, { path }],
  ),
  ...['/', '/nowhere', '/og', '/robots.txt', '/_next/image'].flatMap(
    (path): [number, Hostile][] => [
      [405, { method: 'POST', path, headers: FORM, body: part('a') }],
      [405, { method: 'POST', path, headers: FORM, body: '--B\r\nbroken' }],
      [405, { method: 'POST', path, headers: { 'next-action': UNKNOWN, ...ACTION }, body: '[]' }],
      [405, { method: 'PUT', path }],
      [405, { method: 'OPTIONS', path }],
    ],
  ),
  [405, { method: 'TRACE', path: '/' }],
  [405, { method: 'POST', path: '/', headers: { origin: 'no url', ...FORM }, body: part('a') }],
  [405, { method: 'DELETE', path: '/api/consent' }],
  [404, { method: 'POST', path: '/api/nothing', headers: FORM, body: '--B\r\nbroken' }],
]

const sendRaw = ({ method = 'GET', path, headers = {}, body = '' }: Hostile) => {
  const all = { host: 'localhost', connection: 'close', 'content-length': body.length, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return rawRequest(
    Number(new URL(site.url).port),
    `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  )
}

test('what nothing can answer is a 4xx and one line of JSON each, never a stack', async () => {
  await until(() => parsed().some(({ msg }) => msg === 'request'))
  const before = lines.length
  const statuses: string[] = []
  for (const [, what] of HOSTILE) {
    const { status } = await sendRaw(what)
    statuses.push(`${what.method ?? 'GET'} ${what.path}: ${status}`)
  }
  expect(statuses).toEqual(
    HOSTILE.map(([status, { method = 'GET', path }]) => `${method} ${path}: ${status}`),
  )
  const printed = () =>
    parsed(before).filter(
      ({ msg, level }) =>
        level !== 'debug' && !['leads: delivery', 'no page at this address'].includes(msg),
    )
  await until(() => printed().length >= HOSTILE.length)
  expect(printed().map(({ msg, status }) => `${msg} ${status}`)).toEqual(
    HOSTILE.map(([status]) => `request ${status}`),
  )
  expect(lines.slice(before).filter((line) => !line.startsWith('{'))).toEqual([])
})

test('traces are exported, without what a visitor sent', async () => {
  const bodies = () =>
    collector.received
      .filter(({ path }) => path.startsWith('/v1/traces'))
      .map(({ headers, body }) =>
        (headers['content-encoding'] ? gunzipSync(body) : body).toString('latin1'),
      )
      .join()
  await until(() => bodies().includes('/api/submissions'))
  await ask(`/api/events/mica-market-abuse?words=${MARK}-again`)
  await until(() => bodies().includes('/api/events'))
  expect(bodies()).toContain('chainlantern-web')
  expect(bodies()).not.toMatch(new RegExp(`${MARK}|203\\.0\\.113\\.77|/bot\\d+:`))
})

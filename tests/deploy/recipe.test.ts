import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type RunningLake, startLake } from 'content-lake'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/run/root.ts'
import { writeSeed } from '../../scripts/seed/write-seed.ts'
import { BOT_TOKEN, type BotDouble, CHAT_ID, startBotDouble } from '../support/bot-double.ts'
import { LAKE_TOKEN, lakeClient } from '../support/lake.ts'
import { askOverTls, makeCertificate, trustCertificate } from '../support/nginx.ts'
import { testPorts } from '../support/test-urls.ts'
import { until } from '../support/until.ts'
import { compose, ENV_FILE, FOLDER, podman, run, startEngine } from './engine.ts'
import { buildImages, buildStandIns } from './images.ts'

const { site: HTTPS_PORT, studio: HTTP_PORT, lake: CONTENT_PORT, bot: BOT_PORT } = testPorts()
const SITE_URL = `https://localhost:${HTTPS_PORT}`
/** A name that the lake accepts: of this machine for the builds, and of the host of the network in containers. */
const CONTENT_HOST = 'content.localhost'
const SITE = {
  SITE_URL,
  SANITY_PROJECT_ID: 'lake',
  SANITY_API_HOST: `http://${CONTENT_HOST}:${CONTENT_PORT}`,
}
const METRICS_TOKEN = 'the-metrics-token-of-the-tests'
const TLS = join(FOLDER, 'tls')
const BACKUPS = join(FOLDER, 'backups')
const LAKE = join(FOLDER, 'lake')

/** The env file of somebody who follows the README. */
const ENVIRONMENT = {
  ...SITE,
  PROXY_VERSION: '1',
  LISTEN: '127.0.0.1',
  HTTP_PORT,
  HTTPS_PORT,
  TLS_FOLDER: TLS,
  BACKUPS,
  // Every character that a URL, a shell, YAML or an env file could interpret.
  POSTGRES_PASSWORD: 'p@ss:w/o#r d%41&?=+"[]{}$HOME`,;<>|*~!\\é',
  SANITY_DATASET: 'production',
  SANITY_API_READ_TOKEN: LAKE_TOKEN,
  TELEGRAM_API_URL: `http://${CONTENT_HOST}:${BOT_PORT}`,
  TELEGRAM_BOT_TOKEN: BOT_TOKEN,
  TELEGRAM_CHAT_ID: CHAT_ID,
  TELEGRAM_CHAT_IDS: '',
  METRICS_TOKEN,
  LOG_LEVEL: '',
  // All requests come from one address, and no person fills them in.
  LEADS_RATE_LIMIT: '100000',
  LEADS_FILL_TIME: 'ignored',
}

function writeEnvFile(version: string): void {
  const lines = Object.entries({ ...ENVIRONMENT, VERSION: version })
  writeFileSync(ENV_FILE, lines.map(([name, value]) => `${name}='${value}'\n`).join(''))
}

/** What the tests need beside the recipe: the name of the content API's host. JSON is YAML, too. */
function writeOverride(): void {
  const hosts = { extra_hosts: [`${CONTENT_HOST}:172.31.77.1`] }
  const services = { web1: hosts, web2: hosts, tools: hosts, backup: hosts }
  // podman adds this option to each network; compose 1.29 would see a change without it.
  const config = [{ subnet: '172.31.77.0/24', ip_range: '172.31.77.128/26' }]
  const networks = { default: { ipam: { options: { driver: 'host-local' }, config } } }
  writeFileSync(join(FOLDER, 'override.yaml'), JSON.stringify({ services, networks }))
}

/** Opens a port of this machine, on which the lake and the bot listen on loopback only, to containers. */
function relay(port: number, to: number) {
  return createServer((near) => {
    const far = connect(to, '127.0.0.1')
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.pipe(far).pipe(near)
  }).listen(port)
}

/** A lake with the seed, whose files have the address that containers can reach. */
async function startSeededLake(): Promise<RunningLake> {
  const options = { storage: LAKE, token: LAKE_TOKEN }
  const seeding = await startLake(options)
  await writeSeed(lakeClient(seeding.url, { token: LAKE_TOKEN }), {})
  await seeding.close()
  const lake = await startLake(options)
  const client = lakeClient(lake.url, { token: LAKE_TOKEN })
  const query = '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{ _id, path }'
  const transaction = client.transaction()
  for (const { _id, path } of await client.fetch<{ _id: string; path: string }[]>(query))
    transaction.patch(_id, { set: { url: `${SITE.SANITY_API_HOST}/${path}` } })
  await transaction.commit()
  return lake
}

let endEngine: () => Promise<void>
let lake: RunningLake
let bot: BotDouble
let certificate: string
let relays: ReturnType<typeof relay>[] = []

/** A request on a connection of its own. */
const ask = (path: string, options = {}) =>
  askOverTls({ url: SITE_URL, certificate }, path, { from: '127.0.0.1', ...options })
const textOf = async (path: string) => (await ask(path)).body.toString()
const scriptOf = async (path: string) =>
  /src="(\/_next\/static\/[^"]+\.js)"/.exec(await textOf(path))?.[1] ?? ''

const untilServed = () =>
  until(async () => {
    const both = ['/', '/api/health/ready'].map((path) => ask(path).then(({ status }) => status))
    return (await Promise.all(both).catch(() => [])).join() === '200,200'
  }, 180)

/**
 * Subscribes an address; returns the status. As a browser does, it sends again under the same id when the site asks for
 * that, since a busy machine exceeds the time that the database has; what nginx refuses is not sent again.
 */
async function subscribe(email: string): Promise<number> {
  const headers = { origin: SITE_URL, 'content-type': 'application/json' }
  const request = { formType: 'Newsletter Subscription', data: { email } }
  const body = JSON.stringify({ ...request, submissionId: crypto.randomUUID() })
  for (;;) {
    const response = await ask('/api/submissions', { method: 'POST', headers, body })
    if (response.status !== 503 || !response.headers['retry-after']) return response.status
    await wait(1000)
  }
}

const isDelivered = (email: string) => bot.messages.some(({ text }) => text.includes(email))

/** Reads and sends while something happens; returns what failed and which requests were accepted. */
async function visitWhile(act: () => Promise<unknown>) {
  const failed: string[] = []
  const accepted: string[] = []
  let isOver = false
  const visit = async (everyMs: number, one: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver; turn += 1) {
      await one(turn).catch((error: Error) => failed.push(error.message))
      await wait(everyMs)
    }
  }
  const read = async (turn: number) => {
    const path = ['/', '/products/reactor', '/resources/blog', '/search'][turn % 4] ?? '/'
    const { status } = await ask(path)
    if (status !== 200) failed.push(`${path}: ${status}`)
  }
  const send = async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const status = await subscribe(email)
    if (status === 202) accepted.push(email)
    else failed.push(`submission: ${status}`)
  }
  const visitors = [visit(100, read), visit(130, read), visit(500, send)]
  await act().finally(() => {
    isOver = true
  })
  await Promise.all(visitors)
  return { failed, accepted }
}

describe('somebody follows the README', () => {
  beforeAll(async () => {
    endEngine = await startEngine()
    for (const folder of [TLS, BACKUPS, LAKE]) {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
    }
    makeCertificate(TLS)
    certificate = trustCertificate(TLS)
    writeOverride()
    writeEnvFile('1')
    await run('chown', ['-R', '10001', TLS, BACKUPS])
    await buildStandIns()
    lake = await startSeededLake()
    bot = await startBotDouble()
    relays = [relay(CONTENT_PORT, lake.port), relay(BOT_PORT, Number(new URL(bot.url).port))]
    await buildImages(SITE)
    await compose(['up', '-d'])
    await untilServed()
  }, 3_600_000)

  afterAll(async () => {
    await endEngine?.()
    for (const each of relays) each.close()
    await bot?.stop()
    await lake?.close()
  }, 120_000)

  test('pages, share images, scripts and metrics come from nginx', async () => {
    const home = await textOf('/')
    const [, image = ''] =
      /property="og:image" content="https:\/\/localhost:\d+([^"]+)"/.exec(home) ?? []
    const picture = await ask(image.replaceAll('&amp;', '&'))
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
    const script = await ask(await scriptOf('/'), { headers: { 'accept-encoding': 'br' } })
    expect([script.status, script.headers['content-encoding']]).toEqual([200, 'br'])
    expect(script.headers['cache-control']).toContain('immutable')
    expect((await ask('/not-there')).status).toBe(404)
    expect((await ask('/api/metrics')).status).toBe(401)
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    expect((await ask('/api/metrics', { headers })).status).toBe(200)
  })

  test('a request of a visitor arrives at the bot, in the list of operators and in a backup', async () => {
    expect(await subscribe('ada@example.org')).toBe(202)
    await until(() => isDelivered('ada@example.org'))
    const listed = await compose(['run', '--rm', 'tools', 'scripts/leads/leads.ts', 'list'])
    expect(listed).toContain('ada@example.org')
    // A copy of them is made at the first start.
    const copies = join(BACKUPS, '*Z/{leads.dump,content.tar.gz}')
    await until(() => globSync(copies).length === 2)
  })

  test('what is published is visible', async () => {
    const client = lakeClient(lake.url, { token: LAKE_TOKEN })
    expect(await textOf('/products/reactor')).not.toContain('Reactor, edited')
    await client.patch('product-reactor').set({ title: 'Reactor, edited' }).commit()
    await until(async () => (await textOf('/products/reactor')).includes('Reactor, edited'))
  })

  test('an update and the way back: no page and no request fails', async () => {
    const firstScript = await scriptOf('/')
    for (const version of ['2', '1']) {
      writeEnvFile(version)
      const update = () => run(join(ROOT, 'scripts/deploy/update.sh'), [ENV_FILE], 400)
      const { failed, accepted } = await visitWhile(update)
      expect(failed).toEqual([])
      await until(() => accepted.every(isDelivered))
      // A page that was opened before still works.
      expect((await ask(firstScript)).status).toBe(200)
      const image = await podman(['inspect', '-f', '{{.ImageName}}', 'chainlantern_web1_1'])
      expect(image).toContain(`chainlantern-web:${version}`)
      const policy = (await ask('/')).headers['content-security-policy']
      expect(policy?.includes('chat.example.com')).toBe(version === '2')
    }
  })

  test('the machine is started again: no accepted request is lost', async () => {
    const { accepted } = await visitWhile(async () => {
      await wait(3000)
      await podman(['kill', '--all'])
      // As podman-restart.service does, in any order.
      await podman(['start', '--all', '--filter', 'restart-policy=always'], 180)
      await untilServed()
    })
    expect(accepted.length).toBeGreaterThan(0)
    await until(() => accepted.every(isDelivered), 120)
  })
})

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openLeadsDatabase } from '@/leads/server/database/open-leads-database'
import { requirePostgres } from '../../../scripts/checks/require-postgres.ts'
import { examine } from '../../../scripts/doctor/examine.ts'
import { readSettings } from '../../../scripts/env.ts'
import { freePort } from '../../../scripts/run/ports.ts'
import { ROOT } from '../../../scripts/run/root.ts'
import { createDatabase, startPostgres } from '../../../scripts/run/start-postgres.ts'
import { startTemporaryServer, temporaryFolder } from '../../../scripts/run/temporary-server.ts'
import { createStudioServer } from '../../../scripts/studio/server.ts'
import {
  BOT_TOKEN,
  type BotDouble,
  CHAT_ID,
  PRESS_CHAT,
  startBotDouble,
} from '../../support/bot-double.ts'
import { testPorts, testUrls } from '../../support/test-urls.ts'
import { until } from '../../support/until.ts'

const ports = testPorts()
const urls = testUrls()
let studio: Server
/** A host that answers every path with 404, such as one without the Studio's rewrite. */
let elsewhere: Server
let elsewhereUrl = ''
let bot: BotDouble
let dir = ''

beforeAll(async () => {
  bot = await startBotDouble()
  dir = mkdtempSync(join(tmpdir(), 'doctor-'))
  await (await openLeadsDatabase(join(dir, 'leads.db'))).destroy()
  const surroundings = { apiHost: urls.lake, siteUrl: urls.site }
  studio = createStudioServer({ files: new Map(), html: '<!DOCTYPE html>' }, surroundings)
  studio.listen(ports.studio, '127.0.0.1')
  elsewhere = createServer((_, response) => response.writeHead(404).end())
  elsewhere.listen(0, '127.0.0.1')
  await Promise.all([once(studio, 'listening'), once(elsewhere, 'listening')])
  elsewhereUrl = `http://localhost:${(elsewhere.address() as AddressInfo).port}`
})

afterAll(async () => {
  await bot?.stop()
  rmSync(dir, { recursive: true, force: true })
  studio?.close()
  elsewhere?.close()
})

const healthy = () => ({
  SITE_PORT: String(ports.site),
  STUDIO_PORT: String(ports.studio),
  LAKE_PORT: String(ports.lake),
  LAKE_TOKEN: inject('lakeToken'),
  SANITY_WEBHOOK_SECRET: 'the-webhook-secret-of-the-tests',
  TELEGRAM_API_URL: bot.url,
  TELEGRAM_BOT_TOKEN: BOT_TOKEN,
  TELEGRAM_CHAT_ID: CHAT_ID,
  LEADS_DATABASE: join(dir, 'leads.db'),
})

/** The outcomes that are not ok with these changes, as “status name: message”. */
async function complaints(changes: Record<string, string>) {
  const source = { ...healthy(), ...changes }
  const examined = await examine(readSettings(source), source)
  return examined.flatMap(({ name, status, message, advice }) => {
    if (status === 'failed' || status === 'warning') expect(advice).toMatch(/[.?]$/)
    return status === 'ok' ? [] : [`${status} ${name}: ${message}`]
  })
}

test('a running lake, site and Studio are ok', async () => {
  expect(await complaints({})).toEqual([
    'skipped TLS certificate: SITE_URL is without TLS',
    'skipped Shared cache: CACHE_URL is not set: right for one server, wrong for several',
  ])
})

test.each<[string, () => Record<string, string>, string[]]>([
  [
    'a foreign project on a local host',
    () => ({ SANITY_PROJECT_ID: 'abc123', SANITY_API_HOST: urls.lake }),
    ['failed Settings: Project abc123 is read from'],
  ],
  ['a dataset that does not exist', () => ({ SANITY_DATASET: 'other' }), ['failed Content API: ']],
  [
    'a content API that does not answer',
    () => ({ LAKE_PORT: '1' }),
    ['failed Content API: It does not answer', 'failed CORS origins: '],
  ],
  [
    'a wrong read token',
    () => ({ SANITY_API_READ_TOKEN: 'wrong' }),
    ['failed Content API: It refuses SANITY_API_READ_TOKEN (401)', 'failed Read token: '],
  ],
  [
    'a wrong write token',
    () => ({ SANITY_API_WRITE_TOKEN: 'wrong' }),
    ['failed Write token: The write token is refused'],
  ],
  [
    'a dataset that is not private',
    () => ({ SANITY_DATASET_ACCESS: 'private' }),
    ['warning Dataset access: SANITY_DATASET_ACCESS is private, but anybody can read'],
  ],
  [
    'another Studio than the site was built for',
    () => ({ STUDIO_URL: elsewhereUrl }),
    [
      'failed CORS origins: The content API refuses requests from ELSEWHERE',
      'failed Site: The site forbids ELSEWHERE to show it',
      'failed Studio: ELSEWHERE/structure/page answers 404',
    ],
  ],
  [
    'another webhook secret',
    () => ({ SANITY_WEBHOOK_SECRET: 'not-the-secret-of-the-site' }),
    ['failed Webhook signature: The site has another SANITY_WEBHOOK_SECRET'],
  ],
  [
    'a site at another URL',
    () => ({ SITE_URL: elsewhereUrl }),
    [
      'failed Site: ',
      'failed Readiness: The site is not ready (it answers 404)',
      'failed Preview: ',
      'failed Webhook: No webhook leads to ELSEWHERE/api/revalidate',
      'failed Webhook signature: The site answers a change with 404',
    ],
  ],
  [
    'a secret of download links that is not the site’s',
    () => ({ DOWNLOAD_SECRET: 'not-the-secret-of-the-site' }),
    ['failed Download links: The site has another DOWNLOAD_SECRET, or none.'],
  ],
  [
    'a bot with a wrong token',
    () => ({ TELEGRAM_BOT_TOKEN: '1:wrong' }),
    ['failed Messaging bot: It refuses TELEGRAM_BOT_TOKEN (Unauthorized).'],
  ],
  [
    'a chat that the bot is not in',
    () => ({ TELEGRAM_CHAT_IDS: `sales-inquiry=-5,media-inquiry=${PRESS_CHAT}` }),
    ['failed Messaging bot: The bot is not in the chat -5.'],
  ],
  [
    'a map of chats with a form that does not exist',
    () => ({ TELEGRAM_CHAT_IDS: 'no-such-form=-5' }),
    ['failed Messaging bot: '],
  ],
  [
    'a bot that does not answer',
    () => ({ TELEGRAM_API_URL: 'http://127.0.0.1:1' }),
    ['failed Messaging bot: 127.0.0.1:1 does not answer'],
  ],
  [
    'TLS in front of the site, and no trusted proxy',
    () => ({ SITE_URL: 'https://localhost:1' }),
    [
      'failed Proxy settings: SITE_URL is https, so there is a proxy, but LEADS_TRUSTED_PROXIES is 0',
      'failed TLS certificate: ',
    ],
  ],
  [
    'trusted proxies that are not there',
    () => ({ LEADS_TRUSTED_PROXIES: '1' }),
    ['warning Proxy settings: LEADS_TRUSTED_PROXIES is 1, and SITE_URL is without TLS'],
  ],
  [
    'a store of requests that does not exist yet',
    () => ({ LEADS_DATABASE: join(dir, 'none.db') }),
    ['warning Lead store: No requests are stored yet: '],
  ],
  [
    'several servers with a file of one for requests, and no cache',
    () => ({ CACHE_URL: 'redis://127.0.0.1:1' }),
    [
      'failed Lead store: CACHE_URL is for several servers, and requests are stored in a file of one',
      'failed Shared cache: It cannot be used',
    ],
  ],
  [
    'PostgreSQL that does not answer',
    () => ({ LEADS_DATABASE_URL: 'postgres://leads:secret@127.0.0.1:1/leads' }),
    ['failed Lead store: PostgreSQL at 127.0.0.1:1, database leads cannot be reached'],
  ],
  [
    'a site and a Studio that do not run',
    () => ({ SITE_PORT: '1', STUDIO_PORT: '2' }),
    [
      'failed Site: http://localhost:1 does not answer',
      'failed Studio: http://localhost:2 does not answer',
    ],
  ],
])('%s', async (_, changes, expected) => {
  const found = await complaints(changes())
  for (const each of expected) {
    const text = each.replace('ELSEWHERE', elsewhereUrl)
    expect(found).toContainEqual(expect.stringContaining(text))
  }
})

test('a clock that differs from the site’s', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
  try {
    const found = await complaints({})
    expect(found).toContainEqual(expect.stringContaining('failed Clock: The clock of this machine'))
    expect(found).toContainEqual(
      expect.stringContaining('failed Webhook signature: The site refuses the time'),
    )
  } finally {
    vi.useRealTimers()
  }
})

const postgres = requirePostgres()
describe.skipIf(!postgres)('PostgreSQL', () => {
  test('an empty database, and one of a newer version', async () => {
    const server = await startPostgres(postgres ?? '', { durable: false })
    try {
      const location = await createDatabase(server.address)
      const lead = async () =>
        (await complaints({ LEADS_DATABASE_URL: location })).filter((each) =>
          /Lead store/.test(each),
        )
      expect(await lead()).toEqual([
        expect.stringMatching(/^warning .* No requests are stored yet/),
      ])
      const database = await openLeadsDatabase(location)
      expect(await lead()).toEqual([])
      const steps = database.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      const newer = { name: 'zzz-of-the-future', timestamp: new Date().toISOString() }
      await steps.insertInto('kysely_migration').values(newer).execute()
      expect(await lead()).toEqual([expect.stringMatching(/^failed .* belongs to a newer version/)])
      await database.destroy()
    } finally {
      await server.stop()
    }
  })
})

const REDIS = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find((path) => existsSync(path))
if (!REDIS) console.warn('!!! No Valkey or Redis found: a test of npm run doctor is SKIPPED !!!')
describe.skipIf(!REDIS)('the shared cache', () => {
  test('one without a memory limit, one that refuses writes when full, and a correct one', async () => {
    const run = async (...args: string[]) => {
      const own = temporaryFolder('doctor-redis-', undefined, (path) => path)
      const at = await freePort()
      const command = [
        REDIS ?? '',
        '--port',
        String(at),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        ...args,
      ]
      const server = startTemporaryServer(own, command, undefined)
      const found = async () =>
        (await complaints({ CACHE_URL: `redis://127.0.0.1:${at}` })).filter((each) =>
          /Shared cache/.test(each),
        )
      try {
        await until(async () => !/cannot be used/.test((await found()).join()))
        return await found()
      } finally {
        await server.stop()
      }
    }
    expect(await run()).toEqual(['warning Shared cache: It may use all memory of its machine.'])
    expect(await run('--maxmemory', '64mb')).toEqual([
      'failed Shared cache: It refuses new pages once it is full (noeviction).',
    ])
    expect(await run('--maxmemory', '64mb', '--maxmemory-policy', 'allkeys-lru')).toEqual([])
  })
})

test('the command fails only when something is broken, and prints words or JSON', async () => {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(SANITY|LAKE|SITE|STUDIO|CACHE|LEADS)_/.test(name),
  )
  const run = (args: string[], changes: Record<string, string> = {}) => {
    const env = { ...Object.fromEntries(own), ...healthy(), ...changes }
    return new Promise<{ status: number | null; out: string }>((settle) => {
      const program = join(ROOT, 'scripts/doctor/doctor.ts')
      const child = execFile(process.execPath, [program, ...args], { env }, (_, out) =>
        settle({ status: child.exitCode, out }),
      )
    })
  }
  const [well, ill, malformed] = await Promise.all([
    run([]),
    run(['--json'], { SANITY_WEBHOOK_SECRET: 'not-the-secret-of-the-site' }),
    run(['--json'], { SITE_PORT: 'x' }),
  ])
  expect(well.status).toBe(0)
  expect(well.out).toMatch(/✓ Content API .*\n[^✗]*Everything needed works\.\n$/)
  expect(ill.status).toBe(1)
  expect(JSON.parse(ill.out)).toContainEqual({
    name: 'Webhook signature',
    status: 'failed',
    message: 'The site has another SANITY_WEBHOOK_SECRET.',
    advice: 'Start the site with the same one.',
  })
  expect(malformed.status).toBe(1)
  expect(JSON.parse(malformed.out)).toContainEqual(
    expect.objectContaining({ name: 'Settings', status: 'failed' }),
  )
})

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { examine } from '../../../scripts/doctor/examine.ts'
import { readSettings } from '../../../scripts/env.ts'
import { ROOT } from '../../../scripts/run/root.ts'
import { createStudioServer } from '../../../scripts/studio/server.ts'
import { testPorts, testUrls } from '../../support/test-urls.ts'

const ports = testPorts()
const urls = testUrls()
let studio: Server
/** A host that answers every path with 404, as one without the rewrite of the Studio. */
let elsewhere: Server
let elsewhereUrl = ''

beforeAll(async () => {
  const surroundings = { apiHost: urls.lake, siteUrl: urls.site }
  studio = createStudioServer({ files: new Map(), html: '<!DOCTYPE html>' }, surroundings)
  studio.listen(ports.studio, '127.0.0.1')
  elsewhere = createServer((_, response) => response.writeHead(404).end())
  elsewhere.listen(0, '127.0.0.1')
  await Promise.all([once(studio, 'listening'), once(elsewhere, 'listening')])
  elsewhereUrl = `http://localhost:${(elsewhere.address() as AddressInfo).port}`
})

afterAll(() => {
  studio?.close()
  elsewhere?.close()
})

const healthy = () => ({
  SITE_PORT: String(ports.site),
  STUDIO_PORT: String(ports.studio),
  LAKE_PORT: String(ports.lake),
  LAKE_TOKEN: inject('lakeToken'),
  SANITY_WEBHOOK_SECRET: 'the-webhook-secret-of-the-tests',
  TELEGRAM_BOT_TOKEN: '1:token',
  TELEGRAM_CHAT_ID: '1',
})

/** What is not all right with these changes, as “status name: message”. */
async function complaints(changes: Record<string, string>) {
  const source = { ...healthy(), ...changes }
  const examined = await examine(readSettings(source), source)
  return examined.flatMap(({ name, status, message, advice }) => {
    if (status === 'failed' || status === 'warning') expect(advice).toMatch(/\.$/)
    return status === 'ok' ? [] : [`${status} ${name}: ${message}`]
  })
}

test('a running lake, site and Studio are all right', async () => {
  expect(await complaints({})).toEqual([])
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

test('the command fails only when something is broken, and prints words or JSON', async () => {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(SANITY|LAKE|SITE|STUDIO)_/.test(name),
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
  expect(well.out).toMatch(/✓ Content API .*\n[^✗]*Everything needed is there\.\n$/)
  expect(ill.status).toBe(1)
  expect(JSON.parse(ill.out)).toContainEqual({
    name: 'Webhook signature',
    status: 'failed',
    message: 'The site has another SANITY_WEBHOOK_SECRET.',
    advice: 'Start the site with the same one.',
  })
  expect(malformed.status).toBe(1)
  expect(JSON.parse(malformed.out)[0]).toMatchObject({ name: 'Settings', status: 'failed' })
})

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Child, createProcessGroup } from '../../../scripts/run/process-group.ts'
import { untilReady } from '../../../scripts/run/ready.ts'
import { ROOT } from '../../../scripts/run/root.ts'
import { submission } from '../../integration/leads/open-test-leads.ts'
import { freePort } from '../../support/free-port.ts'
import { testUrls } from '../../support/test-urls.ts'
import { until } from '../../support/until.ts'

const BUILD = '.next-test'
const REPORT = 'Crypto Crime Report 2025'

let dir: string
let url: string
let server: Child
const processGroup = createProcessGroup(() => undefined)

/** Copies the files of web/Containerfile's image to a place without the repository's packages. */
function copyAsInImage(to: string): void {
  const from = (path: string) => join(ROOT, 'web', path)
  cpSync(from(`${BUILD}/standalone`), to, { recursive: true, verbatimSymlinks: true })
  for (const path of [`${BUILD}/static`, 'public'])
    cpSync(from(path), join(to, 'web', path), { recursive: true })
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'standalone-'))
  copyAsInImage(dir)
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  // Only these of the site's variables, and nothing of this process's environment.
  const nothing = Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]))
  server = processGroup.start({
    name: 'standalone',
    kind: 'task',
    args: ['web/server.ts'],
    cwd: dir,
    env: {
      ...nothing,
      NODE_ENV: 'production',
      SITE_PORT: String(port),
      SITE_URL: url,
      SITE_BUILD_DIR: BUILD,
      SANITY_API_HOST: testUrls().lake,
      SANITY_API_READ_TOKEN: inject('lakeToken'),
      LEADS_DATABASE_URL: join(dir, 'leads.db'),
      LEADS_FILL_TIME: 'ignored',
    },
  })
  await untilReady(server, `${url}/api/health/ready`)
})

afterAll(async () => {
  await processGroup.stop()
  rmSync(dir, { recursive: true, force: true })
})

const contentTypeOf = async (path: string) => {
  const response = await fetch(`${url}${path}`)
  expect([path, response.status]).toEqual([path, 200])
  return response.headers.get('content-type')
}

test('the standalone output answers pages, files and share images', async () => {
  const page = await (await fetch(`${url}/`)).text()
  expect(page).toContain('</html>')
  const scripts = page.match(/\/_next\/static\/[^"]+\.js/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const path of new Set(scripts.slice(0, 3)))
    expect(await contentTypeOf(path)).toMatch(/javascript/)
  expect(await contentTypeOf('/favicon.ico')).toBe('image/x-icon')
  expect(await contentTypeOf('/sitemap.xml')).toBe('application/xml')
  // Not prerendered.
  expect(await contentTypeOf('/og/resources/blog')).toBe('image/png')
  expect((await fetch(`${url}/no-such-page`)).status).toBe(404)
})

test('it stores a request and sends the report that it asks for', async () => {
  const asked = {
    report: REPORT,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    company: 'Engines',
    terms: true,
  }
  let downloads: { href: string; title: string }[] = []
  // A server that has just started may not have read the report in time.
  await until(async () => {
    const response = await fetch(`${url}/api/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(submission(asked, 'Report Download')),
    })
    expect(response.status).toBe(202)
    downloads = (await response.json()).downloads ?? []
    return downloads.length > 0
  })
  const file = await fetch(`${url}${downloads[0]?.href}`)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(downloads[0]?.title).toBe(REPORT)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.length).toBeGreaterThan(50_000)
})

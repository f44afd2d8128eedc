import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StudioPage } from '../../support/studio.ts'
import { expect, test } from '../../support/studio-test.ts'

// What the Studio asks of Sanity's servers, which its policy refuses: the browser reports each refusal.
const REFUSED = /(?:sanity-cdn\.com|sanity\.io)\b/
// Chromium itself asks for hints on how to fill in forms, whatever the page.
const ASKED_BY_BROWSER = 'CONNECT content-autofill.googleapis.com:443'
const ASKED_FOR_NEWEST_VERSION = /^Failed to fetch version for package/

let proxy: Server
let proxyUrl: string
let outbound: string[]

/** Whatever is not of this machine goes through a proxy that only writes down where it should have gone. */
test.beforeAll(async () => {
  proxy = createServer((request, response) => {
    outbound.push(`${request.method} ${request.url}`)
    response.writeHead(502).end()
  })
  proxy.on('connect', (request, socket) => {
    outbound.push(`CONNECT ${request.url}`)
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})

test.beforeEach(() => {
  outbound = []
})

test.afterAll(() => proxy.close())

test('the Studio opens without a login and asks nothing of another machine', async ({
  browser,
}, info) => {
  info.setTimeout(180_000)
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    proxy: { server: proxyUrl, bypass: 'localhost,*.localhost,127.0.0.1' },
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const where = message.location().url
    const text = message.text()
    if (REFUSED.test(text) || REFUSED.test(where) || ASKED_FOR_NEWEST_VERSION.test(text)) return
    // The lake says honestly that it does not have some of the cloud's endpoints.
    if (/status of 404/.test(text) && /\/\/[\w-]+\.localhost:\d+\/v/.test(where)) return
    errors.push(`${text} (${where})`)
  })

  const studio = new StudioPage(page)
  await studio.open()
  await expect(page.getByText(/log in|sign in/i)).toHaveCount(0)
  await studio.sidebar.getByRole('link', { name: 'Home' }).click()
  await expect(studio.field('Title')).toHaveValue('Home')
  await studio.sidebar.getByRole('link', { name: 'Products' }).click()
  await studio.entry('Products', /Reactor/).click()
  await expect(studio.field('Title')).toHaveValue('Reactor')
  expect(errors).toEqual([])
  expect(outbound.filter((asked) => asked !== ASKED_BY_BROWSER)).toEqual([])

  // The proxy would have seen it: a page without the policy can ask.
  await page.goto('http://outside.example/').catch(() => undefined)
  expect(outbound).toContain('GET http://outside.example/')
  await context.close()
})

test('the sidebar reads like the menu of the site', async ({ studio }) => {
  await studio.open()
  await expect(studio.sidebar.getByRole('option')).toHaveText([
    'Site settings',
    'Navigation',
    'Home',
    'Products',
    'Solutions',
    'Resources',
    'Company',
    'Legal',
    'Pages without a place',
    'Articles',
    'Article categories',
    'Guides',
    'Reports',
    'Events',
    'Recordings',
    'Courses',
    'Jobs',
    'People',
    'Testimonials',
    'Redirects',
  ])
})

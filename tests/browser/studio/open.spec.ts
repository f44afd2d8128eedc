import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StudioPage } from '../../support/studio.ts'
import { expect, test } from '../../support/studio-test.ts'
import { untilQuiet } from '../site/at-rest.ts'

// Chromium requests autofill hints on every page.
const CHROMIUM_REQUEST = 'CONNECT content-autofill.googleapis.com:443'

let proxy: Server
let proxyUrl: string
let outbound: string[]

/** A proxy records and refuses requests to other hosts. */
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

test('the Studio opens without a login, an error in the console or a request to another host', async ({
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
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })

  const studio = new StudioPage(page)
  await studio.open()
  await expect(page.getByText(/log in|sign in/i)).toHaveCount(0)
  await studio.sidebar.getByRole('link', { name: 'Pages' }).click()
  await studio.entry('Pages', /^Home/).click()
  await expect(studio.field('Title')).toHaveValue('Home')
  await studio.sidebar.getByRole('link', { name: 'Products' }).click()
  await studio.dragged('product-reactor').click()
  await expect(studio.field('Title')).toHaveValue('Reactor')
  for (const tool of ['Preview', 'Media', 'Results', 'Releases']) {
    await page.getByRole('link', { name: tool, exact: true }).first().click()
    await expect(page).toHaveTitle(new RegExp(tool))
    await untilQuiet(page)
  }
  expect(errors).toEqual([])
  expect(outbound.filter((request) => request !== CHROMIUM_REQUEST)).toEqual([])

  // Control: the proxy records a request of a page without the policy.
  await page.goto('http://outside.example/').catch(() => undefined)
  expect(outbound).toContain('GET http://outside.example/')
  await context.close()
})

test('the sidebar has twelve rows, without a count or a task of ours', async ({ page, studio }) => {
  // The sidebar renders only visible rows.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await studio.open()
  await expect(studio.sidebar.getByRole('option')).toHaveText([
    'Pages',
    'Products',
    'Resources',
    'Articles',
    'Events',
    'Jobs',
    'People and testimonials',
    'Legal',
    'Reports',
    'Company figures',
    'Redirects',
    'Site settings',
  ])
})

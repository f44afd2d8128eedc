import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectNothingBroken } from '../../support/nothing-broken.ts'
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

// Of the control.
test.use({ expectedErrors: /outside\.example|status of 502|data\/ping/ })

test(
  'the Studio and its tools open without a login or a request to another host',
  { tag: '@main-way' },
  async ({ browser }, info) => {
    info.setTimeout(180_000)
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      proxy: { server: proxyUrl, bypass: 'localhost,*.localhost,127.0.0.1' },
    })
    const page = await context.newPage()
    const studio = new StudioPage(page)
    await studio.open()
    await expect(page.getByText(/log in|sign in/i)).toHaveCount(0)
    await studio.sidebar.getByRole('link', { name: 'Pages' }).click()
    await studio.entry('Pages', /^Home/).click()
    await expect(studio.field('Title')).toHaveValue('Home')
    await studio.sidebar.getByRole('link', { name: 'Products' }).click()
    await studio.dragged('product-reactor').click()
    await expect(studio.field('Title')).toHaveValue('Reactor')
    await expectNothingBroken(page)
    for (const tool of ['Media', 'Results', 'Releases', 'Preview']) {
      await page.getByRole('link', { name: tool, exact: true }).first().click()
      await expect(page).toHaveTitle(new RegExp(tool))
      await untilQuiet(page)
    }
    await expectNothingBroken(page)
    expect(outbound.filter((request) => request !== CHROMIUM_REQUEST)).toEqual([])

    // Control: the proxy records a request of a page without the policy.
    await page.goto('http://outside.example/').catch(() => undefined)
    expect(outbound).toContain('GET http://outside.example/')
    await context.close()
  },
)

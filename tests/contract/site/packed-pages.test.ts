import { expect, inject, test } from 'vitest'
import { enterDraftMode } from '../../support/enter-draft-mode.ts'
import { EVERY_ROUTE } from '../../support/every-route.ts'
import { stackClient } from '../../support/stack-client.ts'

test('every address in the styles is that of a file', async () => {
  const html = await (await fetch(`${inject('site')}/`)).text()
  const [styles = ''] = /<style>.*?<\/style>/s.exec(html) ?? []
  const files = Array.from(styles.matchAll(/url\("?([^")]+)/g), ([, address = '']) => address)
  const ours = files.filter((address) => !address.startsWith('data:'))
  expect(ours.length).toBeGreaterThan(1)
  for (const address of ours)
    expect([address, (await fetch(inject('site') + address)).status]).toEqual([address, 200])
})

test('the data of a page is one script, and its length is right', async () => {
  for (const path of EVERY_ROUTE) {
    const headers = { 'accept-encoding': 'identity' }
    const response = await fetch(inject('site') + path, { headers })
    const html = await response.text()
    expect([path, html.split('<script>self.__next_f.push(').length]).toEqual([path, 2])
    expect([path, response.headers.get('content-length')]).toEqual([
      path,
      String(Buffer.byteLength(html)),
    ])
  }
})

test('the first 8 KB have title and share tags, after charset and viewport, before the styles', async () => {
  const cookie = await enterDraftMode(stackClient(inject('lakeToken')))
  const pages = [...EVERY_ROUTE, '/no/such/page'].map((path) => [path, {}] as const)
  for (const [path, headers] of [...pages, ['/pricing', { cookie }] as const]) {
    const response = await fetch(inject('site') + path, { headers })
    const start = Buffer.from(await response.arrayBuffer())
      .subarray(0, 8192)
      .toString()
    expect(start.slice(0, 500), path).toMatch(/<head><meta charSet="utf-8"\/><meta name="viewport"/)
    expect(start, path).toContain('</title>')
    const isShared = response.status === 200 && !start.includes('content="noindex')
    if (isShared) expect(start, path).toMatch(/"og:title".*"og:image".*"twitter:image"/)
    expect(start, path).not.toMatch(/<style>.*<title>/)
  }
})

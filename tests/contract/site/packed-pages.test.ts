import { expect, inject, test } from 'vitest'
import { enterDraftMode } from '../../support/enter-draft-mode.ts'
import { COMPARED_PATHS } from '../../support/every-route.ts'
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

test('a page has its data in one script, and title and share tags in its first 8 KB', async () => {
  const cookie = await enterDraftMode(stackClient(inject('lakeToken')))
  const pages = [...COMPARED_PATHS, '/no/such/page'].map((path) => [path, ''] as const)
  for (const [path, draft] of [...pages, ['/pricing', cookie] as const]) {
    const headers = { 'accept-encoding': 'identity', cookie: draft }
    const response = await fetch(inject('site') + path, { headers })
    const html = Buffer.from(await response.arrayBuffer())
    if (!draft) {
      expect([path, `${html}`.split('<script>self.__next_f.push(').length]).toEqual([path, 2])
      const length = response.headers.get('content-length')
      expect([path, length]).toEqual([path, String(html.length)])
    }
    const start = html.subarray(0, 8192).toString()
    // After charset and viewport, before the styles.
    expect(start.slice(0, 500), path).toMatch(/<head><meta charSet="utf-8"\/><meta name="viewport"/)
    expect(start, path).toContain('</title>')
    const isShared = response.status === 200 && !start.includes('content="noindex')
    if (isShared) expect(start, path).toMatch(/"og:title".*"og:image".*"twitter:image"/)
    expect(start, path).not.toMatch(/<style>.*<title>/)
  }
})

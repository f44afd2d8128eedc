import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, inject, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { EVERY_ROUTE } from '../../support/every-route.ts'

const built = (address: string) =>
  readFileSync(join(ROOT, 'web/.next-test', address.replace('/_next/', '')), 'utf8')

test('a page has its style sheet in its HTML once, and asks for no file of it', async () => {
  for (const path of [...EVERY_ROUTE, '/there/is/no/such-page']) {
    const html = await (await fetch(inject('site') + path)).text()
    const page = parse(html, { blockTextElements: { script: true, style: true } })
    const links = page.querySelectorAll('link[rel=stylesheet]')
    expect([path, links.map((link) => link.hasAttribute('disabled'))]).toEqual([path, [true]])
    const styles = built(links[0]?.getAttribute('href') ?? '')
    const inHtml = page.querySelectorAll('head style').map(({ rawText }) => rawText)
    const same = inHtml.filter((text) => text.replaceAll('/_next/static/', '../') === styles)
    expect([path, same.length]).toEqual([path, 1])
    // Nor in the data.
    expect([path, html.split('@font-face').length]).toEqual([
      path,
      styles.split('@font-face').length,
    ])
  }
})

test('every address in the styles is that of a file', async () => {
  const html = await (await fetch(`${inject('site')}/`)).text()
  const [styles = ''] = /<style>.*?<\/style>/s.exec(html) ?? []
  const files = Array.from(styles.matchAll(/url\("?([^")]+)/g), ([, address = '']) => address)
  const ours = files.filter((address) => !address.startsWith('data:'))
  expect(ours.length).toBeGreaterThan(1)
  for (const address of ours) {
    expect([address, (await fetch(inject('site') + address)).status]).toEqual([address, 200])
  }
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

import { expect, inject, test } from 'vitest'
import { EVERY_ROUTE } from '../../support/every-route.ts'

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

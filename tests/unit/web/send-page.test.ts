import { once } from 'node:events'
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishNextAnswer } from '@/http/finish-next-answer'
import { until } from '../../support/until.ts'

const HTML = `<!doctype html><p>${'A page of many words, some of them new. '.repeat(200)}`
const KEPT = {
  etag: '"1"',
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
}

type Page = { headers: Record<string, string>; status?: number; body?: string }
let server: Server
let page: Page

beforeAll(async () => {
  server = createServer((request, response) => {
    finishNextAnswer(request, response, undefined)
    const { headers, status = 200, body = HTML } = page
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.statusCode = status
    response.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

type Answer = { headers: IncomingHttpHeaders; body: Buffer }

async function ask(accepted = 'gzip, deflate, br, zstd'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  const request = get({ port, headers: { 'accept-encoding': accepted } })
  const [response] = await once(request, 'response')
  return { headers: response.headers, body: await buffer(response) }
}
const untilCompressed = () => until(async () => (await ask()).headers['content-encoding'] === 'br')

test('a page is sent at once, with an ETag of its own, and at the highest level when it is ready', async () => {
  page = { headers: KEPT }
  const first = await ask()
  expect(first.headers).toMatchObject({ etag: '"1-early"' })
  expect(first.headers['content-encoding']).toBeUndefined()
  expect(first.body.toString()).toBe(HTML)

  await untilCompressed()
  const { headers, body } = await ask()
  const best = brotliCompressSync(HTML)
  expect(body.equals(best)).toBe(true)
  expect(headers).toMatchObject({ etag: '"1"', 'content-length': String(best.length) })
})

test('new content is another page', async () => {
  page = { headers: { ...KEPT, etag: '"2"' }, body: `${HTML} Edited.` }
  expect((await ask()).body.toString()).toContain('Edited.')
  await untilCompressed()
  expect((await ask()).body.equals(brotliCompressSync(`${HTML} Edited.`))).toBe(true)
})

test.each(['', 'gzip', 'gzip, br;q=0.0, *', 'brotli'])(
  'a client that accepts "%s" gets the page as it is',
  async (accepted) => {
    page = { headers: KEPT }
    const { headers, body } = await ask(accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect([headers.etag, body.toString()]).toEqual(['"1"', HTML])
  },
)

test.each<[string, Page]>([
  ['a draft', { headers: { ...KEPT, 'cache-control': 'private, no-store' } }],
  ['an error', { headers: KEPT, status: 404 }],
  ['data', { headers: { ...KEPT, 'content-type': 'text/x-component' } }],
])('%s is sent as it is', async (_, sent) => {
  page = sent
  const { headers, body } = await ask()
  expect([headers.etag, body.toString()]).toEqual(['"1"', HTML])
})

test('more pages than are kept only cost their compression', async () => {
  for (let number = 0; number < 520; number += 1) {
    page = { headers: { ...KEPT, etag: `"many-${number}"` }, body: `${HTML}${number}` }
    expect((await ask()).headers.etag).toBe(`"many-${number}-early"`)
  }
  page = { headers: KEPT }
  expect((await ask()).headers.etag).toBe('"1-early"')
})

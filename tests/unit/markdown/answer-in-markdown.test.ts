import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finishNextAnswer } from '@/http/finish-next-answer'
import { ROOT } from '../../../scripts/run/root.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

let handle: Handle
const server = createServer((request, response) => {
  finishNextAnswer(request, response, '/page')
  handle(request, response)
})

beforeEach(async () => {
  // The site runs in web/; the path of the worker is relative to it.
  vi.spyOn(process, 'cwd').mockReturnValue(join(ROOT, 'web'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const ask = (path = '/') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' })

const html = (response: ServerResponse) =>
  response.setHeader('content-type', 'text/html; charset=utf-8')

test('a page that is sent in parts is converted as a whole', async () => {
  handle = (_, response) => {
    html(response)
    response.flushHeaders()
    response.write('<main><h1>One ')
    response.write(Buffer.from('and</h1>'), () => response.end('<p>two</p></main>'))
  }
  const answer = await ask()
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(await answer.text()).toBe('# One and\n\ntwo\n')
})

test('what is no page stays as it is, and a failure without a page says what it is', async () => {
  handle = (_, response) => {
    response.statusCode = 405
    response.setHeader('content-type', 'application/problem+json')
    response.end('{}')
  }
  const problem = await ask()
  expect([problem.status, await problem.text()]).toEqual([405, '{}'])
  handle = (_, response) => {
    response.statusCode = 503
    html(response)
    response.setHeader('retry-after', '5')
    response.end('<body>later</body>')
  }
  const failure = await ask()
  expect([failure.status, failure.headers.get('retry-after'), await failure.text()]).toEqual([
    503,
    '5',
    'Service Unavailable',
  ])
})

test('when too many wait, further clients are told to come back, and the others are answered', async () => {
  handle = ({ url }, response) => {
    html(response)
    response.setHeader('etag', `"${url}"`)
    response.setHeader('cache-control', 's-maxage=100')
    response.end(`<main><p>${url}</p>${'<p>text</p>'.repeat(100)}</main>`)
  }
  const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => ask(`/${at}`)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(128)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) {
    expect(headers.get('retry-after')).toBe('5')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
  }
  expect((await ask('/after')).status).toBe(200)
})

import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBuiltStudio } from '../../../scripts/studio/built-files.ts'
import { createStudioServer } from '../../../scripts/studio/server.ts'

const html =
  '<!DOCTYPE html><script>start()</script><script src="/static/app-DcO5yRuA.js"></script>'
let root: string
let port: number
let close: () => void

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'studio-'))
  const dist = join(root, 'dist')
  await mkdir(join(dist, 'static'), { recursive: true })
  await writeFile(join(root, 'secret.txt'), 'secret')
  await writeFile(join(dist, 'index.html'), html)
  await writeFile(join(dist, 'static/app-DcO5yRuA.js'), 'start()')
  await writeFile(join(dist, 'static/favicon.svg'), '<svg/>')
  const server = createStudioServer(await readBuiltStudio(dist), {
    apiHost: 'http://localhost:3900',
    siteUrl: 'http://localhost:3000',
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  close = () => server.close()
})

afterAll(async () => {
  close()
  await rm(root, { recursive: true })
})

/** Requests a path without normalization, which `fetch` would apply. */
async function requestPath(path: string, method = 'GET') {
  const outgoing = request({ host: '127.0.0.1', port, path, method }).end()
  const [response] = await once(outgoing, 'response')
  let body = ''
  for await (const chunk of response) body += chunk
  return { status: response.statusCode, headers: response.headers, body }
}

describe('the built Studio', () => {
  test('serves the app at every path that is not a file', async () => {
    for (const path of [
      '/',
      '/structure',
      '/structure/product;product-reactor?x=1',
      '/index.html',
    ]) {
      const { status, body, headers } = await requestPath(path)
      expect([status, body]).toEqual([200, html])
      expect(headers['cache-control']).toBe('no-cache')
    }
  })

  test('serves its files, and marks those with a hash in their name as immutable', async () => {
    const script = await requestPath('/static/app-DcO5yRuA.js')
    expect(script.body).toBe('start()')
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(script.headers['cache-control']).toContain('immutable')
    const icon = await requestPath('/static/favicon.svg')
    expect(icon.headers['content-type']).toBe('image/svg+xml')
    expect(icon.headers['cache-control']).toBe('no-cache')
  })

  test.each([
    '/../secret.txt',
    '/static/../../secret.txt',
    '/static/..%2f..%2fsecret.txt',
    '//etc/passwd',
    '/static/app-DcO5yRuA.js%00',
  ])('serves nothing outside its folder for %s', async (path) => {
    const { body } = await requestPath(path)
    expect(body).not.toContain('secret')
    expect(body).not.toContain('root:')
  })

  test('refuses malformed requests and other methods', async () => {
    expect((await requestPath('/%zz')).status).toBe(400)
    const posted = await requestPath('/structure', 'POST')
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('its content security policy', () => {
  test('allows only the scripts of the page', async () => {
    const { headers } = await requestPath('/')
    const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/]+='$/)
  })
})

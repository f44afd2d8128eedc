import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { keepLoopbackDirect } from '@/env-proxies'
import { ROOT } from '../../../scripts/run/root.ts'

test('no client asks a proxy for this machine', async () => {
  const asked: (string | undefined)[] = []
  const proxy = createServer((request, response) => {
    asked.push(request.url)
    response.end()
  })
  // `fetch` opens a tunnel.
  proxy.on('connect', ({ url }, socket) => {
    asked.push(url)
    socket.end()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void proxy.close())
  const HTTP_PROXY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const env: Record<string, string | undefined> = { HTTP_PROXY, NO_PROXY: '.internal.example' }
  keepLoopbackDirect(env)
  const code = `
    const { get } = await import('node:http')
    const { createClient } = await import('@sanity/client')
    const ask = (url) => new Promise((end) => get(url, end).on('error', end))
    for (const apiHost of ['http://localhost:2', 'http://127.0.0.1:2', 'http://[::1]:2']) {
      const at = { projectId: 'lake', dataset: 'production', apiVersion: '2026-03-01', apiHost }
      const client = createClient({ ...at, useProjectHostname: false, useCdn: false, maxRetries: 0 })
      await Promise.allSettled([ask(apiHost), fetch(apiHost), client.fetch('1')])
    }
    await ask('http://site.example')`
  const options = ['--use-env-proxy', '--input-type=module', '-e', code]
  await promisify(execFile)(process.execPath, options, { cwd: ROOT, env })
  expect(asked).toEqual(['http://site.example/'])
  expect(env.NO_PROXY).toMatch(/^\.internal\.example,/)
})

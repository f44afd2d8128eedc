import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { sharedStack } from '../../support/shared-stack.ts'
import { until } from '../../support/until.ts'
import { visit } from '../../support/visit.ts'

const stack = sharedStack()

/** Requests a WebSocket; disconnects when the response starts. */
function upgrade(port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (answer.includes('\r\n')) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
  })
}

const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

test.runIf(process.platform === 'linux')(
  'WebSocket requests leave no connection open',
  async () => {
    const { site } = stack.urls
    const port = Number(new URL(site).port)
    const { pid } = stack
    const paths = [
      '/legal/compliance',
      '/login',
      '/products/nowhere',
      '/api/search-index',
      '/nowhere',
    ]
    // Connections that the first responses open, such as to the lake, may stay open.
    for (const path of paths) await visit(site + path)
    const before = openFiles(pid)
    for (let round = 0; round < 60; round++) {
      const answers = await Promise.all(paths.map((path) => upgrade(port, path)))
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 (200|4\d\d) /)
    }
    await until(() => openFiles(pid) <= before + 5)
    console.log(`open files: ${before} before, ${openFiles(pid)} after 300 requests`)
    expect((await visit(`${site}/products/reactor`)).status).toBe(200)
  },
)

import { createServer, type Server } from 'node:http'
import {
  type AddressInfo,
  connect,
  createServer as createRelay,
  type Server as Relay,
} from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { dataOf, kubectl, render } from '../../support/kubernetes/render.ts'
import { nginxProgram, startTestNginx } from '../../support/nginx.ts'

async function listen(server: Server | Relay): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** Like a Service: one address that sends each new connection to the next pod. */
function startService(pods: number[]): Promise<number> {
  let connections = 0
  return listen(
    createRelay((socket) => {
      const pod = connect(pods[connections++ % pods.length] ?? 0, '127.0.0.1')
      socket.pipe(pod).pipe(socket)
      for (const each of [socket, pod]) {
        each.on('error', () => undefined)
        each.on('close', () => (each === pod ? socket : pod).destroy())
      }
    }),
  )
}

describe.skipIf(!kubectl || !nginxProgram)('nginx before a Service', () => {
  test('repeats a GET that one of two pods has failed, for as long as it fails, and never a POST', async () => {
    const posts: string[] = []
    const failing = await listen(
      createServer((request) => {
        if (request.method === 'POST') posts.push(request.url ?? '')
        request.socket.destroy()
      }),
    )
    const working = await listen(
      createServer((request, response) => {
        if (request.method === 'POST') posts.push(request.url ?? '')
        response.end('done')
      }),
    )
    const port = await startService([failing, working])
    const webServers = dataOf(render('base'), 'proxy').WEB_SERVERS?.replaceAll(
      'web:3000',
      `127.0.0.1:${port}`,
    )
    const nginx = await startTestNginx({ servers: [], webServers })
    onTestFinished(nginx.end)
    for (let count = 0; count < 12; count += 1) {
      expect((await nginx.ask(`/api/some-${count}`)).status).toBe(200)
      expect((await nginx.ask(`/page-${count}`)).status).toBe(200)
    }
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await nginx.ask(`/api/some-${count}`, { method: 'POST', body: 'x' })).status)
    }
    // Half of them reach the failing pod.
    expect(statuses.filter((each) => each === 200)).toHaveLength(3)
    expect(posts).toHaveLength(6)
  })
})

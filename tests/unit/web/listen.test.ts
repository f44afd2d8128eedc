import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '@/http/listen'
import { freePort } from '../../support/free-port'

test('localhost is every loopback address, and nothing else', async () => {
  const server = createServer((_, response) => response.end('here'))
  const listening = await listen(server, await freePort(), 'localhost')
  onTestFinished(() => listening.forEach((each: Server) => void each.close()))
  const addresses = listening.map((each) => each.address() as AddressInfo)
  expect(addresses.map(({ address }) => address)).toEqual(['127.0.0.1', '::1'])
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    const answer = await fetch(`http://${host}:${addresses[0]?.port}`)
    expect(await answer.text()).toBe('here')
  }
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ADDRESS_HEADER, noteClientAddress } from '@/leads/server/accept/client-address'

test('the IP address on a request is the socket’s, whatever the client sends', async () => {
  noteClientAddress(0)
  const server = createServer((request, response) => {
    response.end(request.headers[ADDRESS_HEADER])
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    headers: { 'x-forwarded-for': '198.51.100.7', [ADDRESS_HEADER]: '198.51.100.8' },
  })
  expect(await response.text()).toBe('127.0.0.1')
})

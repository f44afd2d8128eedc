import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { IP_ADDRESS_HEADER, noteIpAddress } from '@/leads/server/accept/ip-address'

test('the IP address on a request is the socket’s, whatever the client sends', async () => {
  noteIpAddress(0)
  const server = createServer((request, response) => {
    response.end(request.headers[IP_ADDRESS_HEADER])
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    headers: { 'x-forwarded-for': '198.51.100.7', [IP_ADDRESS_HEADER]: '198.51.100.8' },
  })
  expect(await response.text()).toBe('127.0.0.1')
})

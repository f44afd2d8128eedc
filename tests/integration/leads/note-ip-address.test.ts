import { expect, onTestFinished, test } from 'vitest'
import { IP_ADDRESS_HEADER } from '@/http/ip-address'
import { addressNoter } from '@/http/note-ip-address'
import { listen } from '../../support/listen'

test.each([
  [0, '127.0.0.1'],
  [1, '198.51.100.7'],
])('X-Forwarded-For is believed if a proxy of ours wrote it (%i)', async (trusted, address) => {
  const noteAddress = addressNoter(trusted)
  const { url, stop } = await listen((request, response) => {
    noteAddress(request)
    response.end(request.headers[IP_ADDRESS_HEADER])
  })
  onTestFinished(stop)
  const answer = await fetch(url, { headers: { 'x-forwarded-for': '198.51.100.7' } })
  expect(await answer.text()).toBe(address)
})

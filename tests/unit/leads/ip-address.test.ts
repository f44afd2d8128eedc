import { describe, expect, test } from 'vitest'
import { clientIpAddress, limitKey } from '@/http/ip-address'

describe('the address that is counted', () => {
  test('is the socket’s, whatever the client’s headers say', () => {
    expect(clientIpAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9')
  })
  test('is the one that our own proxy saw', () => {
    expect(clientIpAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9')
  })
  test('is without the port that some proxies add', () => {
    expect(clientIpAddress('10.0.0.1', '203.0.113.9:50112', 1)).toBe('203.0.113.9')
    expect(clientIpAddress('10.0.0.1', '[2001:db8::6]:50112', 1)).toBe('2001:db8::6')
  })
  test('is the proxy’s if it wrote no address', () => {
    expect(clientIpAddress('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1')
    expect(clientIpAddress('10.0.0.1', '203.0.113.9, ', 1)).toBe('10.0.0.1')
  })
  test('is the first entry if there are fewer entries than proxies', () => {
    expect(clientIpAddress('10.0.0.1', undefined, 2)).toBe('10.0.0.1')
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:0db8:0001::', '2001:db8:1:0::/64'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
])('%s is counted as %s', (address, key) => {
  expect(limitKey(address)).toBe(key)
})

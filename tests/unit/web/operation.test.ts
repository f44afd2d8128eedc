import { expect, test } from 'vitest'
import { removePersonalData } from '@/http/start-tracing'
import { chooseRequestId } from '@/http/watch-requests'

const UUID = /^[\da-f]{8}-/

test.each([
  ['of a trusted proxy', '0123456789abcdef', 1, /^0123456789abcdef$/],
  ['of anybody', '0123456789abcdef', 0, UUID],
  ['with an address in it', 'ada@example.org', 1, UUID],
  ['of several lines', 'abcdefgh\nijkl', 1, UUID],
  ['too long', 'a'.repeat(65), 1, UUID],
  ['missing', undefined, 1, UUID],
])('a request id %s', (_, given, proxies, expected) => {
  expect(chooseRequestId(given, proxies)).toMatch(expected)
})

test('a span keeps methods, patterns and statuses, and nothing of the address', () => {
  const span = {
    name: 'fetch POST https://api.example/bot123:secret/sendMessage?q=ada',
    attributes: {
      'http.method': 'POST',
      'http.url': 'https://api.example/bot123:secret/sendMessage?q=ada',
      'http.target': '/api/search-index?words=ada',
      'http.status_code': 200,
      'next.route': '/api/search-index',
      'next.span_name': 'GET /api/search-index?words=ada',
      'http.user_agent': 'of ada',
      'net.peer.ip': '203.0.113.7',
    },
    events: [{ name: 'exception', attributes: { 'exception.message': 'ada' } }],
    status: { code: 2, message: 'ada' },
  }
  removePersonalData(span as unknown as Parameters<typeof removePersonalData>[0])
  expect(span).toEqual({
    name: 'fetch POST https://api.example',
    attributes: {
      'http.method': 'POST',
      'http.status_code': 200,
      'next.route': '/api/search-index',
      'next.span_name': 'GET /api/search-index',
    },
    events: [],
    status: { code: 2 },
  })
})

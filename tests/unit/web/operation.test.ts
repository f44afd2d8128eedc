import { expect, test } from 'vitest'
import { parseEnv } from '@/env'
import { removePersonalData } from '@/server/start-tracing'
import { chooseRequestId } from '@/server/watch-requests'

const UUID = /^[\da-f]{8}-/

test.each([
  ['of a trusted proxy', '0123456789abcdef', 1, /^0123456789abcdef$/],
  ['of anybody', '0123456789abcdef', 0, UUID],
  ['with an address in it', 'ada@example.org', 1, UUID],
  ['of several lines', 'abcdefgh\nijkl', 1, UUID],
  ['too long', 'a'.repeat(65), 1, UUID],
  ['too short', 'abc', 1, UUID],
  ['missing', undefined, 1, UUID],
])('a request id %s', (_, given, proxies, expected) => {
  expect(chooseRequestId(given, proxies)).toMatch(expected)
})

test.each([
  [{ LEADS_WEBHOOK_URL: 'https://crm.example/in' }, /belong together: set both or neither/],
  [{ SMTP_URL: 'smtps://user:password@mail.example' }, /SMTP_URL and ALERT_EMAIL belong together/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be trace or debug or info .*, not "loud"\.$/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must have 16 characters or more\.$/],
  [
    { ALERT_WEBHOOK_URL: 'key-of-a-hook' },
    /^ALERT_WEBHOOK_URL must be a web address, such as \S+$/,
  ],
])('the variables of operation: %j is refused in one line', (given, line) => {
  expect(() => parseEnv(given)).toThrow(line)
  // A password or key is not repeated.
  expect(() => parseEnv(given)).not.toThrow(/password|key-of-a-hook/)
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

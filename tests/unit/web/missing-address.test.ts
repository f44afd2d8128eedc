import { expect, test } from 'vitest'
import { mayLogPath } from '@/http/missing-address'

test.each(['/old/page.html', '/2026-11-25/a-report', '/café', '/a,b', `/${'word-'.repeat(50)}`])(
  '%s may be in the log',
  (path) => expect(mayLogPath(path)).toBe(true),
)

test.each([
  '/unsubscribe/ada@example.org',
  '/unsubscribe/ada%2540example.org',
  '/call/+1 (415) 555-01 23',
  '/4111-1111-1111-1111',
  '/reset/4f9c2d7e-8a1b-4c3d-9e5f-0a1b2c3d4e5f',
  '/reset/x8K2mQ9vB4nT7wZ1cY6p',
  `/${'x'.repeat(40)}`,
  `/${'word-'.repeat(60)}`,
  '/two lines\nof a log',
  '/\u001b[2J',
  '/a?token',
])('%j may not', (path) => expect(mayLogPath(path)).toBe(false))

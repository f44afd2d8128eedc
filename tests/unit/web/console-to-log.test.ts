import { expect, test } from 'vitest'
import { describe } from '@/http/next-workarounds/console-to-log'

test('what Next prints becomes one line with the reason and places in code', () => {
  const error = new Error('Cannot render', { cause: new TypeError('no boundary\nfound') })
  const { reason, stack } = describe([' ⨯', error])
  expect(reason).toBe('⨯ Error: Cannot render TypeError: no boundary found')
  expect(stack?.[0]).toMatch(/^at .*console-to-log\.test/)
  expect(describe(['only a text'])).toEqual({ reason: 'only a text' })
  expect(describe([undefined, { a: 1 }])).toEqual({ reason: '' })
})

test.each([
  ['Failed to handle request for /reset?token=secret-1', 'Failed to handle request for /…'],
  ['Failed to find Server Action "secret-2". Old', 'Failed to find Server Action …. Old'],
  ['`host` does not match `https://secret-3.example/x`', '… does not match …'],
])('nothing that a visitor may have sent stays in it: %s', (printed, reason) => {
  expect(describe([printed]).reason).toBe(reason)
})

import { expect, test } from 'vitest'
import { securityText } from '@/app/.well-known/security.txt/security-text'

const facts = { origin: 'https://example.com', contactPath: '/company/contact' }

test('names the contacts, the canonical address and an end within a year', () => {
  const now = new Date('2026-11-22T15:04:05.678Z')
  expect(securityText({ ...facts, email: 'support@example.com', now })).toBe(
    [
      'Contact: mailto:support@example.com',
      'Contact: https://example.com/company/contact',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('without an email address the contact page remains', () => {
  const text = securityText({ ...facts, email: null, now: new Date() })
  expect(text.match(/^Contact: .*$/gm)).toEqual(['Contact: https://example.com/company/contact'])
})

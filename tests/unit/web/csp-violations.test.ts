import { expect, test } from 'vitest'
import { violationsIn } from '@/app/api/csp-reports/csp-violations'

test('a report is one line, without queries, fragments and line breaks', () => {
  const report = {
    'document-uri': 'https://site.example/search?q=secret#top',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?id=secret\ncsp: forged line',
    'source-file': 'https://site.example/_next/a.js?secret',
    'line-number': 7,
    'script-sample': 'secret()',
  }
  expect(violationsIn({ 'csp-report': report })).toEqual([
    'https://site.example/search script-src-elem blocks https://evil.example/a.js (https://site.example/_next/a.js:7)',
  ])
})

test('reports of the Reporting API are as many lines, at most five, and only those of the policy', () => {
  const body = (blockedURL: string) => ({
    documentURL: 'https://x/',
    effectiveDirective: 'a',
    blockedURL,
  })
  const reports = Array.from({ length: 9 }, (_, at) => ({
    type: 'csp-violation',
    body: body(`https://y/${at}`),
  }))
  expect(violationsIn([{ type: 'deprecation', body: null }, ...reports])).toEqual(
    [0, 1, 2, 3, 4].map((at) => `https://x/ a blocks https://y/${at}`),
  )
})

test('what extensions of a browser cause is left out, and values of a wrong type are unknown', () => {
  expect(
    violationsIn({ 'csp-report': { 'blocked-uri': 'inline', 'source-file': 'moz-extension' } }),
  ).toEqual([])
  expect(
    violationsIn({ 'csp-report': { 'document-uri': 5, 'blocked-uri': 'x'.repeat(999) } }),
  ).toEqual([`unknown unknown blocks ${'x'.repeat(200)}`])
})

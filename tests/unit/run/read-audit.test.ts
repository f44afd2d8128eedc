import { expect, test } from 'vitest'
import { readAudit } from '../../../scripts/checks/read-audit.ts'

const answer = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities })
const advisory = { title: 'Prototype pollution', url: 'https://example.com/1' }

test('a registry that does not answer is told apart from one that knows of nothing', () => {
  const refusal = { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '' } }
  const reason = '405 Method Not Allowed'
  expect(readAudit(JSON.stringify(refusal))).toEqual({ kind: 'unavailable', reason })
  expect(readAudit('', 'spawn npm ENOENT')).toEqual({
    kind: 'unavailable',
    reason: 'spawn npm ENOENT',
  })
  const offline = { error: { code: 'ENOAUDIT', summary: '' } }
  expect(readAudit(JSON.stringify(offline))).toEqual({ kind: 'unavailable', reason: 'ENOAUDIT' })
  expect(readAudit(answer({}))).toEqual({ kind: 'answered', vulnerable: [] })
})

test('serious vulnerabilities are named once, with their advisory', () => {
  const low = { name: 'low', severity: 'moderate', via: [advisory] }
  const bad = { name: 'bad', severity: 'high', range: '<2', via: [advisory] }
  const parent = { name: 'parent', severity: 'high', range: '*', via: ['bad'] }
  expect(readAudit(answer({ low, bad, parent }))).toEqual({
    kind: 'answered',
    vulnerable: ['high: bad <2: Prototype pollution (https://example.com/1)'],
  })
})

import { expect, test } from 'vitest'
import { createPass, OPENED_IN_STUDIO, passSourceOf, readPass } from '@/lib/draft-pass'

const key = { token: 'a read token', projectId: 'lake', dataset: 'production' }
const NOW = Date.parse('2026-11-22T12:00:00Z')
const HOUR = 3_600_000

test('a pass is good for a day, and for what it was opened by', () => {
  const source = passSourceOf('the secret of a link')
  const pass = createPass(source, key, NOW)
  expect(readPass(pass, key, NOW)).toEqual({ source, openedAt: NOW })
  expect(readPass(pass, key, NOW + 23.9 * HOUR)).toMatchObject({ source })
  expect(readPass(pass, key, NOW + 24 * HOUR)).toBeUndefined()
  expect(pass).not.toContain('secret')
})

test('no change of a pass leaves it valid', () => {
  const pass = createPass(OPENED_IN_STUDIO, key, NOW)
  for (let at = 0; at < pass.length; at++) {
    for (const letter of ['0', 'A', '.', '-', '']) {
      const changed = pass.slice(0, at) + letter + pass.slice(at + 1)
      if (changed !== pass) expect(readPass(changed, key, NOW), changed).toBeUndefined()
    }
  }
  for (const changed of ['', `${pass} `, `${pass}\n`, ` ${pass}`, `${pass}A`, `${pass};${pass}`])
    expect(readPass(changed, key, NOW), changed).toBeUndefined()
})

test.each(['token', 'projectId', 'dataset'] as const)(
  'a pass of another %s is not valid',
  (part) => {
    const pass = createPass(OPENED_IN_STUDIO, { ...key, [part]: 'another' }, NOW)
    expect(readPass(pass, key, NOW)).toBeUndefined()
  },
)

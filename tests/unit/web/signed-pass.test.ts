import { expect, test } from 'vitest'
import { readSignedPass, signPass } from '@/lib/signed-pass'

const key = { token: 'a read token', projectId: 'lake', dataset: 'production' }
const NOW = Date.parse('2026-11-22T12:00:00Z')

test('a pass of one kind is not valid as another, and ends when its kind does', () => {
  const short = { name: 'short', lastsMs: 600_000 }
  const pass = signPass(short, 'editor', key, NOW)
  expect(readSignedPass(short, pass, key, NOW)).toEqual({ source: 'editor', endsAt: NOW + 600_000 })
  expect(readSignedPass(short, pass, key, NOW + 600_000)).toBeUndefined()
  expect(readSignedPass({ ...short, name: 'long' }, pass, key, NOW)).toBeUndefined()
})

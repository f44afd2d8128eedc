import { expect, test } from 'vitest'
import { groundFor, initials } from '@/ui/avatar-ground'
import { executives } from '../../../scripts/seed/documents/people/executives.ts'

test.each([
  ['Ingrid Adeyemi', 'IA'],
  ['Dr Kwabena Lindqvist', 'KL'],
  ['Dame Ruth Ashworth', 'RA'],
  ['Soo-ah Bergmann', 'SB'],
  ['Åse', 'Å'],
  ['Dr', 'D'],
  ['', ''],
])('the initials of “%s” are %s', (name, letters) => expect(initials(name)).toBe(letters))

test('somebody’s ground is always the same, and no node stands behind the letters', () => {
  const ground = groundFor('Ingrid Adeyemi')
  expect(groundFor('Ingrid Adeyemi')).toEqual(ground)
  for (const [, y] of ground.points) expect(y < 26 || y > 74).toBe(true)
})

test('the executives, who stand below one another, have grounds of their own', () => {
  const grounds = executives.map(({ name }) => groundFor(name ?? '').className)
  expect(new Set(grounds).size).toBe(executives.length)
})

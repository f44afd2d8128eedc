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

test('a name always gives the same background, and no node is behind the initials', () => {
  const ground = groundFor('Ingrid Adeyemi')
  expect(groundFor('Ingrid Adeyemi')).toEqual(ground)
  for (const [, y] of ground.points) expect(y < 26 || y > 74).toBe(true)
})

test('the executives, who are listed together, have different backgrounds', () => {
  const grounds = executives.map(({ name }) => groundFor(name ?? '').className)
  expect(new Set(grounds).size).toBe(executives.length)
})

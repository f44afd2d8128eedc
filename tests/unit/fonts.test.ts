import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/run/root.ts'
import { CHARACTERS, charactersIn, fontFiles } from '../../scripts/write-fonts.ts'
import { seedDocuments } from '../support/seed.ts'

test('the written fonts are those of the packages', async () => {
  for (const [path, content] of await fontFiles()) {
    const written = readFileSync(join(ROOT, path))
    expect(written.equals(Buffer.from(content)), `${path} is stale: run npm run types`).toBe(true)
  }
})

test('no text of the seed needs a second file', () => {
  const texts = JSON.stringify(seedDocuments)
  const found = [...new Set(texts)].filter((character) => CHARACTERS.others.includes(character))
  expect(found).toEqual([])
})

test('the two files of a family have no character in common, and together those of the Latin subset', () => {
  const { common, others } = CHARACTERS
  expect([...common].filter((character) => others.includes(character))).toEqual([])
  for (const character of 'AZaz09 é£–’“…ñüßÅ¿') expect(common + others).toContain(character)
})

test('a range that is none fails', () => {
  expect(charactersIn('U+41-43, U+E9')).toBe('ABCé')
  expect(() => charactersIn('U+4?')).toThrow('U+4? is no range')
})

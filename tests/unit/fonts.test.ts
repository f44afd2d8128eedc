import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/run/root.ts'
import { CHARACTERS, fontFiles } from '../../scripts/write-fonts.ts'
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

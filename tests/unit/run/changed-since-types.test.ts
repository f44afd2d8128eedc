import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { changedSinceTypes } from '../../../scripts/checks/changed-since-types.ts'

test('what npm run types reads and has not seen is named', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-'))
  const write = (file: string, text: string, minute: number) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    utimesSync(join(root, file), minute * 60, minute * 60)
  }
  write('web/src/sanity/query-shapes.gen.ts', '', 5)
  write('web/src/sections/registry.gen.tsx', '/* groq */', 6)
  write('web/src/old.query.ts', 'defineQuery(`*`)', 4)
  write('web/src/component.tsx', 'const a = 1', 6)
  write('web/src/hero.query.ts', 'export const HERO_FIELDS = /* groq */ `title`', 6)
  write('studio/schema/hero.ts', '', 6)
  expect(changedSinceTypes(root)).toEqual(['studio/schema/hero.ts', 'web/src/hero.query.ts'])
})

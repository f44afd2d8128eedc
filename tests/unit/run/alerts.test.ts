import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ROOT } from '../../../scripts/run/root.ts'

const WATCH = join(ROOT, 'scripts/deploy/watch')
const rule = z.object({ expr: z.string() })
const { groups } = z
  .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
  .parse(parse(readFileSync(join(WATCH, 'rules.yaml'), 'utf8')))
const expressions = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)).join('\n')
const site = globSync(join(ROOT, 'web/src/**/*.{ts,tsx}'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

test('the site has the metrics, parts and outcomes that the alerts use', () => {
  // The machine is told of the last backup (scripts/deploy/README.md).
  const names = expressions.replaceAll('chainlantern_backup_seconds', '').match(/chainlantern_\w+/g)
  expect(names?.length).toBeGreaterThan(5)
  for (const name of names ?? []) expect(site).toContain(`name: '${name}'`)
  const values = [...expressions.matchAll(/\b(?:outcome|part)="(\w+)"/g)]
  expect(values.length).toBeGreaterThan(2)
  for (const [, value] of values) expect(site).toMatch(new RegExp(`'${value}'|\\b${value}: timed`))
})

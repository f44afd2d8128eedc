import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readSettings, variables } from '../../../scripts/env.ts'
import { ROOT } from '../../../scripts/run/root.ts'
import { BUILD_VARIABLES, SECRET_VARIABLES } from '../../../web/src/env-schema.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

// Set by commands for their child processes, and by the container image for its server.
const INTERNAL = ['SITE_LISTEN', 'SITE_BUILD_DIR', 'LAKE_DIR']

it('.env.example documents exactly the variables of the schema', () => {
  const explained = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name)
  const wanted = Object.keys(variables).filter((name) => !INTERNAL.includes(name))
  expect(wanted.length).toBeGreaterThan(20)
  expect(explained.toSorted()).toEqual(wanted.toSorted())
})

it('.env.example copied unchanged gives the default settings', () => {
  expect(readSettings(parseEnv(read('.env.example')))).toEqual(readSettings({}))
})

it('the lists of secrets and of build variables name existing variables, and no secret is part of a build', () => {
  const marked = [...SECRET_VARIABLES, ...BUILD_VARIABLES]
  expect(marked.filter((name) => !Object.hasOwn(variables, name))).toEqual([])
  expect(marked.length).toBe(new Set(marked).size)
  const named = Object.keys(variables).filter((name) => /TOKEN|SECRET/.test(name))
  expect(named.filter((name) => !SECRET_VARIABLES.has(name))).toEqual([])
})

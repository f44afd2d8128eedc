import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

type Files = Record<string, string>
type Violation = { from: string; rule: { name: string } }

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Writes a small repository with the same layout; returns the violations of the import rules. */
function cruise(files: Files): Violation[] {
  const root = mkdtempSync(join(tmpdir(), 'import-rules-'))
  folders.push(root)
  for (const path of ['tsconfig.json', 'tests/tsconfig.json']) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    copyFileSync(join(ROOT, path), join(root, path))
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${text}\nexport const name = '${path}'\n`)
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/.bin/depcruise'),
      '--config',
      join(ROOT, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'web',
      'studio',
      'scripts',
    ],
    { cwd: root, encoding: 'utf8' },
  )
  if (!stdout) throw new Error(stderr)
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}

const nothing: Files = { 'web/src/lib/z.ts': '', 'studio/z.ts': '', 'scripts/z.ts': '' }

it('the import rules allow imports of lower layers', () => {
  const violations = cruise({
    ...nothing,
    'web/src/lib/cn.ts': '',
    'web/src/objects/action.ts': `import '@/lib/cn'`,
    'web/src/ui/button.tsx': `import '@/objects/action'`,
    'web/src/documents/product/product-card.tsx': `import '@/ui/button'`,
    'web/src/sections/hero/hero.tsx': `import '@/documents/product/product-card'`,
    'web/src/sections/section-list.tsx': `import './hero/hero'`,
    'web/src/app/page.tsx': `import '@/sections/section-list'`,
    'web/src/leads/forms/support.ts': '',
    'web/src/leads/server/accept.ts': `import '@/leads/forms/support'`,
    'web/src/app/api/submissions/route.ts': `import '@/leads/server/accept'`,
    'web/src/instrumentation.ts': `import './leads/server/accept'`,
    'web/src/sanity/types.gen.ts': '',
    'scripts/leads/list.ts': `import '../../web/src/leads/server/accept.ts'`,
    'scripts/seed/write-seed.ts': `import '../../web/src/sanity/types.gen.ts'`,
  })
  expect(violations).toEqual([])
})

// One forbidden import each, all in one tree; the importing file comes first.
const WRONG: [what: string, rule: string, files: Files][] = [
  [
    'a cycle of two files',
    'no-cycle',
    { 'web/src/ui/a.ts': `import './b'`, 'web/src/ui/b.ts': `import '@/ui/a'` },
  ],
  [
    'a document that imports a section',
    'no-upward-import-from-documents',
    {
      'web/src/documents/page.ts': `import '@/sections/one/one'`,
      'web/src/sections/one/one.tsx': '',
    },
  ],
  [
    'a form that imports the leads server',
    'leads-server-behind-its-door',
    {
      'web/src/leads/client/form.tsx': `import '@/leads/server/a'`,
      'web/src/leads/server/a.ts': '',
    },
  ],
  [
    'a form that leads to the leads server through another file',
    'leads-server-out-of-browsers',
    {
      'web/src/app/form.tsx': `'use client'\nimport './api/send'`,
      'web/src/app/api/send.ts': `import '@/leads/server/d'`,
      'web/src/leads/server/d.ts': '',
    },
  ],
  [
    'a site file that imports the Studio',
    'web-imports-its-own',
    { 'web/src/ui/e.tsx': `import '../../../studio/icons'`, 'studio/icons.ts': '' },
  ],
  [
    'a script that imports a component',
    'scripts-imports-its-own',
    { 'scripts/seed/a.ts': `import '../../web/src/ui/g'`, 'web/src/ui/g.tsx': '' },
  ],
  [
    'a lake file that imports the seed',
    'lake-stands-alone',
    { 'scripts/lake/server.ts': `import '../seed/b.ts'`, 'scripts/seed/b.ts': '' },
  ],
  [
    'an import of a folder without a layer',
    'no-folder-without-a-layer',
    { 'web/src/utils/h.ts': `import '../lib/h'`, 'web/src/lib/h.ts': '' },
  ],
  ['an import of a missing file', 'no-unresolvable', { 'web/src/ui/j.ts': `import './gone'` }],
]

describe('the import rules refuse', () => {
  let violations: Violation[]
  beforeAll(() => {
    violations = cruise(Object.assign({}, ...WRONG.map(([, , files]) => files)))
  })

  it.each(WRONG)('%s', (_, rule, files) => {
    const from = Object.keys(files)[0]
    const broken = violations.filter((violation) => violation.from === from)
    expect(broken.map((violation) => violation.rule.name)).toContain(rule)
  })

  it('only the forbidden imports', () => {
    const planted = WRONG.map(([, , files]) => Object.keys(files)[0])
    const blamed = violations.filter(({ rule }) => rule.name !== 'no-cycle').map(({ from }) => from)
    expect(planted).toEqual(expect.arrayContaining(blamed))
  })
})

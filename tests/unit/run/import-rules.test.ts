import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

// A small tree of the repository's shape, in which files can be planted without disturbing anybody.
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-rules-'))
  for (const path of ['tsconfig.json', 'tests/tsconfig.json']) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    copyFileSync(join(ROOT, path), join(root, path))
  }
})
afterEach(() => rmSync(root, { recursive: true }))

function brokenRules(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${text}\nexport const name = '${path}'\n`)
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/.bin/depcruise'),
      ...['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json'],
      ...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? '')),
    ],
    { cwd: root, encoding: 'utf8' },
  )
  if (!stdout) throw new Error(stderr)
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string } }[] }
  }
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort()
}

const web = (path: string) => `web/src/${path}`

describe('the import rules', () => {
  it('let imports point down', () => {
    const broken = brokenRules({
      [web('lib/cn.ts')]: '',
      [web('routes/product.ts')]: `import '@/lib/cn'`,
      [web('ui/button.tsx')]: `import '@/routes/product'`,
      [web('cards/product-card.tsx')]: `import '@/ui/button'`,
      [web('sections/hero/hero.tsx')]: `import '@/cards/product-card'`,
      [web('sections/section-list.tsx')]: `import './hero/hero'`,
      [web('app/page.tsx')]: `import '@/sections/section-list'`,
      [web('leads/definitions/support.ts')]: '',
      [web('leads/server/accept.ts')]: `import '@/leads/definitions/support'`,
      [web('app/api/submissions/route.ts')]: `import '@/leads/server/accept'`,
      'web/src/instrumentation.ts': `import './leads/server/accept'`,
      [web('content/sanity/types.gen.ts')]: '',
      'scripts/seed/write-seed.ts': `import '../../web/src/content/sanity/types.gen.ts'`,
    })
    expect(broken).toEqual([])
  })

  it.each([
    [
      'a circle of two files',
      { [web('ui/a.ts')]: `import './b'`, [web('ui/b.ts')]: `import '@/ui/a'` },
      'no-cycle',
    ],
    [
      'a circle closed by a type',
      {
        [web('ui/a.ts')]: `import './b'`,
        [web('ui/b.ts')]: `import type { name } from './a'\nexport type A = typeof name`,
      },
      'no-cycle',
    ],
    [
      'content that knows a section',
      {
        [web('content/page.ts')]: `import '@/sections/hero/hero'`,
        [web('sections/hero/hero.tsx')]: '',
      },
      'no-upward-import-from-content',
    ],
    [
      'a helper that knows a component',
      { [web('lib/cn.ts')]: `import '../ui/button'`, [web('ui/button.tsx')]: '' },
      'no-upward-import-from-lib',
    ],
    [
      'a section that knows the header',
      { [web('sections/hero/hero.tsx')]: `import '@/shell/header'`, [web('shell/header.tsx')]: '' },
      'no-import-from-sections-to-its-neighbours',
    ],
    [
      'a section that knows the list of sections',
      {
        [web('sections/hero/hero.tsx')]: `import '../section-list'`,
        [web('sections/section-list.tsx')]: '',
      },
      'no-import-of-a-registry-by-its-members',
    ],
    [
      'a form that reaches the stored requests',
      {
        [web('leads/client/form.tsx')]: `import '@/leads/server/outbox'`,
        [web('leads/server/outbox.ts')]: '',
      },
      'leads-server-behind-its-door',
    ],
    [
      'a page that reaches the stored requests',
      {
        [web('app/page.tsx')]: `import '@/leads/server/outbox'`,
        [web('leads/server/outbox.ts')]: '',
      },
      'leads-server-behind-its-door',
    ],
    [
      'a site that knows the Studio',
      { [web('ui/icon.tsx')]: `import '../../../studio/icons'`, 'studio/icons.ts': '' },
      'web-imports-its-own',
    ],
    [
      'a Studio that knows the site',
      { 'studio/icons.ts': `import '../web/src/ui/icon'`, [web('ui/icon.tsx')]: '' },
      'studio-imports-its-own',
    ],
    [
      'a script that knows a component',
      { 'scripts/seed/a.ts': `import '../../web/src/ui/icon'`, [web('ui/icon.tsx')]: '' },
      'scripts-imports-its-own',
    ],
    [
      'a lake that knows the seed',
      { 'scripts/lake/server.ts': `import '../seed/a.ts'`, 'scripts/seed/a.ts': '' },
      'lake-stands-alone',
    ],
    [
      'a file of a folder that has no place',
      { [web('utils/a.ts')]: `import '../lib/b'`, [web('lib/b.ts')]: '' },
      'no-folder-without-a-layer',
    ],
    [
      'an import from a folder that has no place',
      { [web('utils/a.ts')]: '', [web('app/page.tsx')]: `import '@/utils/a'` },
      'no-folder-without-a-layer',
    ],
    ['an import of nothing', { [web('ui/a.ts')]: `import './gone'` }, 'no-unresolvable'],
  ])('refuse %s', (_, files, rule) => {
    expect(brokenRules(files)).toContain(rule)
  })
})

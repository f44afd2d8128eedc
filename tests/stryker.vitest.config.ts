import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

// The tests that Stryker runs (README.md): those of the mutated code that take milliseconds. Tests that kill, fill a disk
// or send thousands of values would take minutes for each mutant.
const here = import.meta.dirname
const lake = resolve(here, '../scripts/lake')
const { exports }: { exports: Record<string, string> } = JSON.parse(
  readFileSync(join(lake, 'package.json'), 'utf8'),
)

export default defineConfig({
  root: here,
  resolve: {
    alias: [
      { find: '@', replacement: resolve(here, '../web/src') },
      { find: 'server-only', replacement: resolve(here, 'support/empty.ts') },
      // In Stryker's copy, `node_modules/content-lake` is a link to the original, which has no mutants.
      ...Object.entries(exports).map(([name, file]) => ({
        find: new RegExp(`^${join('content-lake', name)}$`),
        replacement: join(lake, file),
      })),
    ],
  },
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    include: ['{unit,integration}/{lake,leads}/**/*.test.ts'],
    exclude: [
      'integration/**/{disk-full,hostile-*,kill}.test.ts',
      'unit/leads/attached-files.test.ts',
    ],
  },
})

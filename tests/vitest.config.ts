import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const here = import.meta.dirname

// Tests that start real servers.
const SERVERS = { testTimeout: 120_000, hookTimeout: 240_000, teardownTimeout: 20_000 }

const UNIT = { testTimeout: 60_000, hookTimeout: 60_000 }
/** Tests that change modules or variables of their process or measure its memory or stack. */
const NEEDS_ISOLATION = /\bvi\.(mock|stubEnv|resetModules)\(|memoryUsage\(|nested too deeply/
const isolated = (pattern: string) =>
  globSync(pattern, { cwd: here }).filter((file) =>
    NEEDS_ISOLATION.test(readFileSync(resolve(here, file), 'utf8')),
  )
const ISOLATED = isolated('unit/**/*.test.{ts,tsx}')
const ISOLATED_INTEGRATION = isolated('integration/**/*.test.ts')

/** `*.full.test.ts` tries rare combinations, for `npm run test:full` only. */
const RARE = process.env.TEST_FULL ? [] : ['**/*.full.test.ts']

export default defineConfig({
  root: here,
  resolve: {
    alias: {
      '@': resolve(here, '../web/src'),
      'server-only': resolve(here, 'support/empty.ts'),
    },
  },
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    // Print values in full: CI keeps only the end of the log.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      // Threads that share imported modules: importing takes longer than testing.
      project('unit', { ...UNIT, exclude: ISOLATED, pool: 'threads', isolate: false }),
      project('unit-isolated', { ...UNIT, include: ISOLATED }),
      project('contract', {
        ...SERVERS,
        // Starts the built site once; the tests only read from it.
        globalSetup: './support/site-setup.ts',
        exclude: RARE,
        isolate: false,
      }),
      project('integration', {
        ...SERVERS,
        globalSetup: './support/integration-setup.ts',
        exclude: [...RARE, ...ISOLATED_INTEGRATION, 'integration/web/**'],
        isolate: false,
      }),
      project('integration-isolated', {
        ...SERVERS,
        globalSetup: './support/integration-setup.ts',
        include: ISOLATED_INTEGRATION,
        exclude: [...RARE, 'integration/web/**'],
      }),
      // Tests of the built site, which `npm test` runs beside the other integration tests. One file at a time: they
      // change what the site shows.
      project('integration-web', {
        ...SERVERS,
        globalSetup: ['./support/site-setup.ts', './support/integration-setup.ts'],
        include: ['integration/web/**/*.test.{ts,tsx}'],
        exclude: RARE,
        fileParallelism: false,
        isolate: false,
      }),
      // For `npm run test:deploy` only: needs root, a container engine and 20 minutes.
      project('deploy', { testTimeout: 600_000 }),
    ],
  },
})

function project(name: string, options: Record<string, unknown>) {
  return {
    extends: true as const,
    test: { name, include: [`${name}/**/*.test.{ts,tsx}`], ...options },
  }
}

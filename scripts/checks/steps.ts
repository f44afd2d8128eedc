const BIN = 'node_modules'
const VITEST = `${BIN}/vitest/vitest.mjs run --config=tests/vitest.config.ts --reporter=default --reporter=json`
const PLAYWRIGHT = `${BIN}/@playwright/test/cli.js test --config=tests/playwright.config.ts --reporter=list,json`
/** TypeScript 7 takes a quarter of the time; Next, knip and the import rules still need the API of version 6. */
const TSC = `${BIN}/@typescript/native/bin/tsc --singleThreaded -p`

/** What Node runs, and in which folder if not in the repository's. */
type Command = string | { cwd: string; command: string }

/** The main ways in the Chromium that people use. */
const FULL = { 'main ways': `${PLAYWRIGHT} --project=main-ways` }
const GREP = process.env.TEST_FULL ? '' : ' --grep-invert=@rare'

/**
 * Commands by name. Stages run one after another; a stage has at most two lists, which run side by side, since our
 * smallest machine has two cores. Only the first list of a stage has the ports that the built pages contain.
 */
export const STAGES: Record<string, Command>[][] = [
  [
    { build: 'tests/support/build-once.ts' },
    {
      unit: `${VITEST} --project=unit --project=unit-isolated`,
      // After the unit tests, since the build writes next-env.d.ts in its first seconds, too. Next reads its
      // configuration relative to the folder that it runs in.
      'types of routes': { cwd: 'web', command: `../${BIN}/next/dist/bin/next typegen` },
      'types of web': `${TSC} web`,
      'types of studio': `${TSC} studio`,
      'types of scripts': `${TSC} scripts`,
      'types of tests': `${TSC} tests`,
      'browser floor': 'scripts/checks/browser-floor.ts',
    },
  ],
  // The first list does one thing at a time, so there is room for the second, in which nothing waits for a server.
  [
    {
      'integration-web': `${VITEST} --project=integration-web`,
      editing: `${PLAYWRIGHT} --project=editing${GREP}`,
    },
    {
      integration: `${VITEST} --project=integration --project=integration-isolated`,
      'types that are generated': 'scripts/write-types.ts --check',
      'formatting and lint': `${BIN}/@biomejs/biome/bin/biome ci --colors=off --no-errors-on-unmatched`,
      'import rules': `${BIN}/dependency-cruiser/bin/dependency-cruiser.mjs --config .dependency-cruiser.mjs web studio scripts tests`,
      'dead code': `${BIN}/knip/bin/knip.js --no-gitignore`,
      // American English, with additional words in checks/words.txt.
      spelling: `${BIN}/cspell/bin.mjs lint --no-progress --no-summary --quiet --no-must-find-files`,
    },
  ],
  [
    {
      contract: `${VITEST} --project=contract`,
      browser: `${PLAYWRIGHT} --project=sending --project=consent --project=reading${GREP}`,
      ...(process.env.TEST_FULL && FULL),
    },
  ],
]

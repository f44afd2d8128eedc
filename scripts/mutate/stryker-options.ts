type Run = {
  run: string
  files: string[]
  testFiles: string[]
  /** Whether a mutant runs all its tests, even after a failure. */
  tests: boolean
  force: boolean
  concurrency: string
}

/** Stryker's configuration (its schema: node_modules/@stryker-mutator/core/schema/stryker-schema.json). */
export function strykerOptions({ run, files, testFiles, tests, force, concurrency }: Run) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutate/vitest.config.ts', pool: 'forks', related: false },
    mutate: files.map(literally),
    testFiles: testFiles.map(literally),
    coverageAnalysis: 'perTest',
    disableBail: tests,
    concurrency: Number(concurrency),
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 30,
    incremental: true,
    // Without `tests` only the first killer of a mutant is known.
    incrementalFile: `.data/mutate/${tests ? 'all-killers' : 'first-killers'}.json`,
    force,
    tempDirName: `${run}/sandbox`,
    cleanTempDir: 'always',
    ignorePatterns: ['.data', '.next*', 'dist*', 'test-results'],
    disableTypeChecks: false,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: `${run}/report.json` },
    allowConsoleColors: false,
  }
}

/** A path as a glob that matches only itself: `[slug]` is a folder of Next. */
const literally = (path: string) => path.replace(/[[\]{}()*?!+@]/g, '\\$&')

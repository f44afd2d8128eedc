import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { ROOT } from '../run/root.ts'

const MESSAGE_LINES = 15

const vitestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().default(''),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(ROOT, name)
      const failed = assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages ?? []))
      // A file that does not load, or a failed hook, has no failed test.
      return failed.length > 0 || status === 'passed' ? failed : [failure(file, [message])]
    }),
  )

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({ errors: z.array(z.object({ message: z.string().default('') })) }),
      ),
    }),
  ),
})

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})

const playwrightReport = z
  .object({
    suites: z.array(playwrightSuite),
    errors: z.array(z.object({ message: z.string().default('') })),
  })
  .transform(({ suites, errors }) => [
    ...errors.map(({ message }) => failure('outside any test', [message])),
    ...suites
      .flatMap(specsOf)
      .filter(({ tests }) =>
        tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
      )
      .map(({ file, line, title, tests }) =>
        failure(
          `tests/${file}:${line} › ${title}`,
          tests.flatMap(({ results }) =>
            results.flatMap(({ errors }) => errors.map(({ message }) => message)),
          ),
        ),
      ),
  ])

const readers = { vitest: vitestReport, playwright: playwrightReport }

/** The failed tests of a runner's report: file, name and first lines of the error. Empty without a readable report. */
export function readFailures(runner: keyof typeof readers, path: string): string[] {
  try {
    return readers[runner].parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return []
  }
}

function specsOf({
  specs,
  suites,
}: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function failure(name: string, messages: string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() && !line.includes('/node_modules/'))
    .slice(0, MESSAGE_LINES)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

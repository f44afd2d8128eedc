import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ROOT } from '../../../scripts/run/root.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const step = z.union([
  z.strictObject({ uses: z.string(), with: z.record(z.string(), z.unknown()).default({}) }),
  z.strictObject({ run: z.string() }),
])
// Strict: refuses everything unlisted, such as secrets or more permissions.
const workflow = z
  .strictObject({
    name: z.string(),
    on: z.strictObject({ push: z.null(), pull_request: z.null() }),
    concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.literal(true) }),
    permissions: z.strictObject({ contents: z.literal('read') }),
    jobs: z.record(
      z.string(),
      z.strictObject({
        'runs-on': z.literal('ubuntu-latest'),
        'timeout-minutes': z.number().max(120),
        steps: z.array(step),
      }),
    ),
  })
  .parse(parse(read('.github/workflows/check.yml')))

const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)
const commands = steps.flatMap((each) => ('run' in each ? [each.run] : []))
const actions = steps.flatMap((each) => ('uses' in each ? [each] : []))

describe('the workflow of GitHub Actions', () => {
  test('calls commands that exist', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')))
    const called = commands.flatMap((command) =>
      Array.from(command.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name),
    )
    expect(called.length).toBeGreaterThan(0)
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called))
  })

  test('gives no text of a pull request to a shell', () => {
    expect(commands.filter((command) => command.includes('${{'))).toEqual([])
  })

  test("uses GitHub's own actions only, in a fixed version, and leaves no token in the clone", () => {
    for (const { uses, with: options } of actions) {
      expect(uses).toMatch(/^actions\/[\w-]+@(v\d+|[\da-f]{40})$/)
      if (uses.startsWith('actions/checkout@'))
        expect(options).toMatchObject({ 'persist-credentials': false })
    }
  })
})

import { reachedFrom, readModuleUsers } from '../checks/module-users.ts'

// tests/mutate/vitest.config.ts excludes some of them.
const TEST = /^tests\/(unit|integration)\/.*\.test\.tsx?$/

/** The unit and integration tests that load one of these files: `all` of them, and those that do so directly. */
export function reachingTests(files: string[]): { all: string[]; direct: string[] } {
  const users = readModuleUsers()
  const all = [...reachedFrom(files, users)].filter((file) => TEST.test(file)).toSorted()
  const direct = new Set(files.flatMap((file) => users.get(file) ?? []))
  return { all, direct: all.filter((test) => direct.has(test)) }
}

import { reachedFrom, readModuleUsers } from '../checks/module-users.ts'

// tests/mutate/vitest.config.ts leaves some of them out.
const TEST = /^tests\/(unit|integration)\/.*\.test\.tsx?$/

/**
 * The unit and integration tests that import one of these files or start a program that does, and those of them that
 * do so themselves.
 */
export function reachingTests(files: string[]): { all: string[]; direct: string[] } {
  const users = readModuleUsers()
  const all = [...reachedFrom(files, users)].filter((file) => TEST.test(file)).toSorted()
  const direct = new Set(files.flatMap((file) => users.get(file) ?? []))
  return { all, direct: all.filter((test) => direct.has(test)) }
}

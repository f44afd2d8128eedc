import type { TestProject } from 'vitest/node'
import { startStack } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site listens, with the seed as its content. */
    site: string
  }
}

/** One stack for all files of the contract tests, which only read from it. */
export default async function setUp(project: TestProject) {
  const stack = await startStack()
  project.provide('site', stack.urls.site)
  return stack.stop
}

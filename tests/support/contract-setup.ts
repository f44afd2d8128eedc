import type { TestProject } from 'vitest/node'
import { siteSettled } from './site-settled.ts'
import { startStack } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site listens, with the seed as its content. */
    site: string
    /** For a client that reads drafts. */
    lakeToken: string
  }
}

/** One stack for all files of the contract tests, which only read from it. */
export default async function setUp(project: TestProject) {
  const stack = await startStack()
  await siteSettled(stack)
  project.provide('site', stack.urls.site)
  project.provide('lakeToken', stack.lakeToken)
  return stack.stop
}

import type { TestProject } from 'vitest/node'
import { siteSettled } from './site-settled.ts'
import { startStack } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built site, which shows the seed. */
    site: string
    /** The lake's token, for clients that read drafts. */
    lakeToken: string
    /** The lake's folder, where commands find its token. */
    lakeDir: string
  }
}

/** Starts one stack for all contract tests, which only read from it. */
export default async function setUp(project: TestProject) {
  const stack = await startStack()
  await siteSettled(stack)
  project.provide('site', stack.urls.site)
  project.provide('lakeToken', stack.lakeToken)
  project.provide('lakeDir', stack.settings.lakeDir)
  return stack.stop
}

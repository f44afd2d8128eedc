import type { TestProject } from 'vitest/node'
import { siteSettled } from './site-settled.ts'
import { type Stack, startStack } from './stack.ts'

/** The running stack, as far as a test in another process can use it. */
export type SharedStack = Pick<Stack, 'settings' | 'urls' | 'lakeToken' | 'dir'> & { pid: number }

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built site, which shows the seed. */
    site: string
    /** The lake's token, for clients that read drafts. */
    lakeToken: string
    /** The lake's folder, where commands find its token. */
    lakeDir: string
    stack: SharedStack
  }
}

/** The limit of web/Containerfile. */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=384' }

/** Starts one stack for all tests of a project. */
export default async function setUp(project: TestProject) {
  const stack = await startStack({ env: HEAP })
  await siteSettled(stack, stack.urls.site)
  const { settings, urls, lakeToken, dir, sitePid: pid } = stack
  project.provide('site', urls.site)
  project.provide('lakeToken', lakeToken)
  project.provide('lakeDir', settings.lakeDir)
  project.provide('stack', { settings, urls, lakeToken, dir, pid })
  return stack.stop
}

import { startStack } from './stack.ts'

/** Playwright's global setup: runs the whole stack during the tests. */
export default async function setUp() {
  const stack = await startStack({ studio: true })
  // Playwright's workers inherit these; `stackClient()` reads the token.
  process.env.STACK_LAKE_TOKEN = stack.lakeToken
  process.env.STACK_DIR = stack.dir
  return stack.stop
}

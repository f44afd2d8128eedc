import { startStack } from './stack.ts'

/** Playwright's global set-up: the whole stack runs for as long as the tests do. */
export default async function setUp() {
  const stack = await startStack({ studio: true })
  // Inherited by Playwright's workers, for `stackClient()` and the like.
  process.env.STACK_LAKE_TOKEN = stack.lakeToken
  process.env.STACK_DIR = stack.dir
  return stack.stop
}

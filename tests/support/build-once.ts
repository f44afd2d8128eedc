import { startStack } from './stack.ts'

// Builds the site and the Studio for the tests, and checks that they start.
const stack = await startStack({ studio: true })
await stack.stop()

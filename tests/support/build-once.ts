import { startStack } from './stack.ts'

// Makes the builds that the tests run on, and proves that they start.
const stack = await startStack({ studio: true })
await stack.stop()

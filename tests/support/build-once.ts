import { startBuilt } from './stack.ts'

// Builds the site and the Studio for the tests.
const { stop } = await startBuilt({ studio: true })
await stop()

import { seedDate } from './seed-date.ts'

// As in the configurations of Vitest and Playwright: a build with another date would not be theirs.
process.env.SEED_DATE ||= seedDate()
const { startStack } = await import('./stack.ts')
// Builds the site and the Studio for the tests, and checks that they start.
const stack = await startStack({ studio: true })
await stack.stop()

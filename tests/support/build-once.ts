import { seedDate } from './seed-date.ts'

// The date of the Vitest and Playwright configurations: they could not use a build with another one.
process.env.SEED_DATE ||= seedDate()
const { startStack } = await import('./stack.ts')
// Builds the site and the Studio for the tests, and checks that they start.
const stack = await startStack({ studio: true })
await stack.stop()

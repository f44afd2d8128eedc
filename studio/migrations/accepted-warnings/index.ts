import { at, defineMigration, unset } from 'sanity/migrate'

/** Removes the warnings that editors accepted, which no document keeps any more. */
export default defineMigration({
  title: 'Without accepted warnings',
  filter: 'defined(acceptedWarnings)',
  migrate: { document: () => [at('acceptedWarnings', unset())] },
})

import { variables } from '../env.ts'
import { type Outcome, ok, warning } from './check.ts'

const prefixOf = (name: string) => name.slice(0, name.indexOf('_'))

// OpenTelemetry and Next have further variables.
const prefixes = new Set(
  Object.keys(variables)
    .map(prefixOf)
    .filter((prefix) => prefix !== 'OTEL' && prefix !== 'NEXT'),
)

/** Variables outside the schemas: those that commands pass to the Studio, and Sanity's own. */
const READ_ELSEWHERE =
  /^SANITY_(STUDIO_(PROJECT_ID|DATASET|API_HOST|SITE_URL|HOST)|AUTH_TOKEN|TELEMETRY_DISABLED)$/

/** Variables with one of our prefixes that nothing reads, most likely misspelled. */
export function examineNames(source: NodeJS.ProcessEnv): Outcome & { name: string } {
  const unread = Object.keys(source).filter(
    (each) =>
      source[each] &&
      prefixes.has(prefixOf(each)) &&
      !Object.hasOwn(variables, each) &&
      !READ_ELSEWHERE.test(each),
  )
  const outcome =
    unread.length === 0
      ? ok('every variable is known')
      : warning(
          `Nothing reads ${unread.toSorted().join(', ')}.`,
          'Correct the name, or remove it; .env.example has all names.',
        )
  return { name: 'Variables', ...outcome }
}

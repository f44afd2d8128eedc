import { BUILD_VARIABLES, siteVariables } from '../../web/src/env-schema.ts'

export const COMPOSE_FILE = 'scripts/deploy/compose.yaml'

const BLOCK = /(# generated: npm run types\n)[\s\S]*?( *# end of generated)/

/** Of a server without containers, or of Next. */
const ELSEWHERE: ReadonlySet<string> = new Set(['LEADS_DATABASE', 'NEXT_PHASE'])

/**
 * The compose file with each variable that a server reads when it starts and that the file does not set itself: passed
 * on from the env file, empty when it is not there, which the site reads as not set.
 */
export function withVariables(compose: string): string {
  const own = compose.replace(BLOCK, '$1$2')
  const lines = Object.keys(siteVariables)
    .filter((name) => !BUILD_VARIABLES.has(name) && !ELSEWHERE.has(name))
    .filter((name) => !own.includes(` ${name}: `))
    .map((name) => `    ${name}: \${${name}:-}\n`)
  return compose.replace(BLOCK, (_, begin: string, end: string) => begin + lines.join('') + end)
}

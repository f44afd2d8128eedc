import { BUILD_VARIABLES, siteVariables } from '../../web/src/env-schema.ts'

export const COMPOSE_FILE = 'scripts/deploy/compose.yaml'

const BLOCK = /(# generated: npm run types\n)[\s\S]*?( *# end of generated)/

/** Of a server without containers. */
const ELSEWHERE = 'LEADS_DATABASE'

/**
 * Returns the compose file with a line for each variable that a server reads at start and that the file does not set
 * itself. Compose passes it on from the env file; a variable that is not there is empty, which the site reads as not set.
 */
export function withVariables(compose: string): string {
  const own = compose.replace(BLOCK, '$1$2')
  const lines = Object.keys(siteVariables)
    .filter((name) => !BUILD_VARIABLES.has(name) && name !== ELSEWHERE)
    .filter((name) => !own.includes(` ${name}: `))
    .map((name) => `    ${name}: \${${name}:-}\n`)
  return compose.replace(BLOCK, (_, begin: string, end: string) => begin + lines.join('') + end)
}

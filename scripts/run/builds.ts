import type { Settings } from '../env.ts'
import type { Build } from './build.ts'
import * as programs from './programs.ts'

const SHARED = ['package-lock.json', 'tsconfig.json']
// Read by the servers at run time, not at build time.
const RUN_TIME_ONLY = /TOKEN|SECRET|TELEGRAM|LEADS_|CACHE_/

/** The site's build. It depends on the content, which its pages contain. */
export function siteBuild(settings: Settings, secrets: programs.Secrets, content: unknown): Build {
  const program = programs.siteBuild(settings, secrets)
  return {
    program,
    sources: ['web', ...SHARED],
    facts: { ...buildTime(program.env), ...withPrefix('NEXT_PUBLIC_') },
    content,
    output: `web/${settings.buildDirs.site}`,
    proof: 'BUILD_ID',
  }
}

/** The Studio's build. It contains the schema and the content API's URL, but no content. */
export function studioBuild(settings: Settings): Build {
  const program = programs.studioBuild(settings)
  return {
    program,
    // The Studio imports the list of forms.
    sources: ['studio', 'web/src/leads/forms', ...SHARED],
    facts: { ...buildTime(program.env), ...withPrefix('SANITY_STUDIO_') },
    output: `studio/${settings.buildDirs.studio}`,
    proof: 'index.html',
  }
}

function buildTime(env: Record<string, string | undefined> = {}) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !RUN_TIME_ONLY.test(name)))
}

function withPrefix(prefix: string) {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith(prefix)))
}

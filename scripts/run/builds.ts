import type { Settings } from '../env.ts'
import type { Build } from './build.ts'
import * as programs from './programs.ts'

const SHARED = ['package-lock.json', 'tsconfig.json']
// What the servers read when they run, not when they are built.
const RUN_TIME_ONLY = /TOKEN|SECRET|TELEGRAM|LEADS_/

/** The site's build: its pages hold content, so it is as old as the content. */
export function siteBuild(settings: Settings, secrets: programs.Secrets, content: unknown): Build {
  const program = programs.siteBuild(settings, secrets)
  return {
    program,
    sources: ['web', ...SHARED],
    facts: { ...buildTime(program.env), ...withPrefix('NEXT_PUBLIC_'), content },
    output: `web/${settings.buildDirs.site}`,
    proof: 'BUILD_ID',
  }
}

/** The Studio's build, which knows the schema and where the content API is, but no content. */
export function studioBuild(settings: Settings): Build {
  const program = programs.studioBuild(settings)
  return {
    program,
    // It offers the site's forms.
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

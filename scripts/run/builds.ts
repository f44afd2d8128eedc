import { BUILD_VARIABLES, siteVariables } from '../../web/src/env-schema.ts'
import type { Settings } from '../env.ts'
import type { Build } from './build.ts'
import * as programs from './programs.ts'

const SHARED = ['package-lock.json', 'tsconfig.json']

/** The site's build. Its pages contain the content, so it depends on it. */
export function siteBuild(settings: Settings, secrets: programs.Secrets, content: unknown): Build {
  const program = programs.siteBuild(settings, secrets)
  return {
    program,
    sources: ['web', ...SHARED],
    facts: buildTime(program.env),
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
    // Parts of the site that the Studio may import (.dependency-cruiser.mjs).
    sources: [
      'studio',
      'web/src/leads/forms',
      'web/src/lib/own-paths.gen.ts',
      'web/src/ui/icon-paths.gen.ts',
      'web/src/lib/live-document.ts',
      'web/src/lib/studio-api.ts',
      'web/src/sections/max-sections.ts',
      ...SHARED,
    ],
    facts: buildTime(program.env),
    output: `studio/${settings.buildDirs.studio}`,
    proof: 'index.html',
  }
}

function buildTime(env: Record<string, string | undefined> = {}) {
  const isReadAtStart = (name: string) => name in siteVariables && !BUILD_VARIABLES.has(name)
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isReadAtStart(name)))
}

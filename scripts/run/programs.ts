import { join } from 'node:path'
import type { Settings } from '../env.ts'
import type { Program } from './process-group.ts'
import { ROOT } from './root.ts'

const NEXT = join(ROOT, 'node_modules/next/dist/bin/next')
const LAKE = join(ROOT, 'node_modules/content-lake/cli.ts')
const SANITY = join(ROOT, 'node_modules/sanity/bin/sanity')
const SERVE_STUDIO = join(ROOT, 'scripts/serve-studio.ts')
const WEB = join(ROOT, 'web')
const STUDIO = join(ROOT, 'studio')
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', SANITY_TELEMETRY_DISABLED: '1' }

/**
 * Longer than the site's `LONGEST_SEND_MS`, the longest delivery: a site that ends earlier cannot record it and would
 * send the message again.
 */
const SITE_STOP_TIMEOUT_MS = 40_000

/** `start` serves the build; `dev` reloads on changes. */
export type Mode = 'start' | 'dev'

export type Secrets = { lakeToken: string | undefined }

/** The site's environment variables, for build and server: those that were given, and what we derive. */
export function siteEnv(settings: Settings, secrets: Secrets, mode = 'production') {
  const { content } = settings
  return {
    ...QUIET,
    ...settings.site,
    NODE_ENV: mode,
    SITE_PORT: String(settings.ports.site),
    SITE_BUILD_DIR: settings.buildDirs.site,
    SITE_URL: settings.siteUrl,
    STUDIO_URL: settings.studioUrl,
    SANITY_API_HOST: content.apiHost,
    SANITY_API_READ_TOKEN: content.token ?? secrets.lakeToken,
    LEADS_DATABASE_URL: settings.leadsDatabase,
  }
}

/** The Studio's environment variables; its build inlines most of them. */
export function studioEnv(settings: Settings, mode = 'production') {
  return {
    ...QUIET,
    NODE_ENV: mode,
    STUDIO_PORT: String(settings.ports.studio),
    SANITY_STUDIO_PROJECT_ID: settings.content.projectId,
    SANITY_STUDIO_DATASET: settings.content.dataset,
    SANITY_STUDIO_API_HOST: settings.content.apiHost,
    SANITY_STUDIO_SITE_URL: settings.siteUrl,
    SANITY_STUDIO_HOST: /^https:\/\/([\w-]+)\.sanity\.studio\b/.exec(settings.studioUrl)?.[1],
  }
}

/** The local content lake; in `dev` mode it restarts when its files change. */
export function lake(settings: Settings, mode: Mode = 'start'): Program {
  const { ports } = settings
  const watch = mode === 'dev' ? ['--watch', '--watch-preserve-output'] : []
  return {
    name: 'lake',
    kind: 'server',
    args: [...watch, LAKE],
    env: {
      SITE_PORT: String(ports.site),
      STUDIO_PORT: String(ports.studio),
      LAKE_PORT: String(ports.lake),
      LAKE_DIR: settings.lakeDir,
    },
  }
}

/** The site's server: the build, or in `dev` mode with hot reload. */
export function site(settings: Settings, secrets: Secrets, mode: Mode): Program {
  return {
    name: 'site',
    kind: 'server',
    // It writes into our pipe: as text if our output is a terminal.
    args: [join(WEB, 'server.ts'), ...(process.stdout.isTTY ? ['--pretty'] : [])],
    cwd: WEB,
    env: {
      ...siteEnv(settings, secrets, mode === 'dev' ? 'development' : 'production'),
      SITE_LISTEN: 'localhost',
    },
    stopTimeoutMs: SITE_STOP_TIMEOUT_MS,
    restartCode: 77,
  }
}

/** The build of the site. */
export function siteBuild(settings: Settings, secrets: Secrets): Program {
  return {
    name: 'site build',
    kind: 'task',
    args: [NEXT, 'build'],
    cwd: WEB,
    env: siteEnv(settings, secrets),
  }
}

/** The server of the built Studio, or in `dev` mode the Studio with hot reload. */
export function studio(settings: Settings, mode: Mode = 'start'): Program {
  const dev = [SANITY, 'dev', '--host', 'localhost', '--port', String(settings.ports.studio)]
  return {
    name: 'studio',
    kind: 'server',
    args: mode === 'dev' ? dev : [SERVE_STUDIO, settings.buildDirs.studio],
    cwd: STUDIO,
    env: studioEnv(settings, mode === 'dev' ? 'development' : 'production'),
  }
}

/** The build of the Studio. */
export function studioBuild(settings: Settings): Program {
  return {
    name: 'studio build',
    kind: 'task',
    args: [SANITY, 'build', settings.buildDirs.studio, '--yes'],
    cwd: STUDIO,
    env: studioEnv(settings),
  }
}

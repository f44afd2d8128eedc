import path from 'node:path'
import { parseVariables } from './env-faults.ts'
import { isPostgresUrl, siteVariables } from './env-schema.ts'

/** Parses the environment; throws an `EnvError` with a sentence for each fault. */
export function parseEnv(source: Record<string, string | undefined>) {
  const env = parseVariables(siteVariables, source)
  const studioUrl = env.STUDIO_URL ?? `http://localhost:${env.STUDIO_PORT}`
  // Next runs in web/; runtime data is in the repository's root.
  const location = env.LEADS_DATABASE_URL ?? path.join(process.cwd(), '../.data/leads.db')
  const { origin: studioOrigin, hostname: studioHost } = new URL(studioUrl)
  return {
    ...env,
    CHAT: thirdParty(env.CHAT_SCRIPT_URL, env.THIRD_PARTY_ORIGINS),
    ANALYTICS: thirdParty(env.ANALYTICS_SCRIPT_URL, env.THIRD_PARTY_ORIGINS),
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.SITE_PORT}`,
    STUDIO_URL: studioUrl,
    STUDIO_ORIGIN: studioOrigin,
    // Sanity also shows a Studio that it hosts inside its dashboard.
    DASHBOARD_ORIGINS: studioHost.endsWith('.sanity.studio') ? ['https://www.sanity.io'] : [],
    // The local lake has one fixed project id; any other id means a project at Sanity.
    SANITY_API_HOST:
      env.SANITY_API_HOST ?? (env.SANITY_PROJECT_ID === 'lake' ? 'http://localhost:3900' : ''),
    LEADS_DATABASE_URL: location,
    DATA_DIR: isPostgresUrl(location)
      ? path.join(process.cwd(), '../.data')
      : path.dirname(location),
  }
}

/** Another company's script with our id there, and all origins that it loads from; undefined without the script. */
function thirdParty(script: string | undefined, more: readonly string[]) {
  if (!script) return undefined
  const [address = '', id = ''] = script.split('#')
  const src = address.replaceAll('{id}', encodeURIComponent(id))
  return { script: { src, id }, origins: [...new Set([new URL(src).origin, ...more])] }
}

export const env = parseEnv(process.env)

/** Whether Next is building the site. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

/** Whether this is `npm run dev`. */
export const isDevelopment = process.env.NODE_ENV === 'development'

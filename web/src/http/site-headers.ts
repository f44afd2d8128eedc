import { env, isDevelopment } from '../env.ts'
import { securityHeaders } from './security-headers.ts'

/** The security headers of every answer of this server, by name. */
export const SITE_HEADERS = securityHeaders({
  studioOrigins: [env.STUDIO_ORIGIN, ...env.DASHBOARD_ORIGINS],
  apiHost: env.SANITY_API_HOST,
  chatOrigins: env.CHAT?.origins ?? [],
  analyticsOrigins: env.ANALYTICS?.origins ?? [],
  development: isDevelopment,
})

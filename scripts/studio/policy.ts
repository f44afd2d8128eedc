import { createHash } from 'node:crypto'

/** Servers that the Studio may call: the content API and the previewed site. */
export interface Surroundings {
  /** URL of the lake; empty for Sanity's Content Lake. */
  apiHost: string
  siteUrl: string
}

/**
 * The Content-Security-Policy of the built Studio. For a lake it allows no Sanity server, and the Studio calls none
 * (`studio/sanity-servers.ts`); for a hosted project it allows the servers that the Studio uses.
 */
export function contentSecurityPolicy(html: string, surroundings: Surroundings): string {
  const api = apiSources(surroundings.apiHost)
  const site = new URL(surroundings.siteUrl).origin
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...api.scripts],
    // The Studio's components use inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:', ...api.fonts],
    'img-src': ["'self'", 'data:', 'blob:', site, ...api.images],
    'media-src': ["'self'", 'blob:', ...api.images],
    'connect-src': ["'self'", site, ...api.requests],
    'frame-src': [site],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

function apiSources(apiHost: string) {
  if (apiHost === '') {
    return {
      requests: [
        'https://api.sanity.io',
        'https://*.api.sanity.io',
        'wss://*.api.sanity.io',
        'https://*.apicdn.sanity.io',
        'https://cdn.sanity.io',
        // Serves the newest version of the Studio; the first host redirects to the second.
        'https://sanity-cdn.com',
        'https://*.sanity-cdn.com',
      ],
      // User pictures are at Google, GitHub or another login provider.
      images: ['https:'],
      // Sanity's dashboard, which can embed the Studio.
      scripts: ['https://core.sanity-cdn.com'],
      fonts: ['https://design-system-static.sanity.io'],
    }
  }
  const { origin, protocol, host } = new URL(apiHost)
  // The client prefixes the host with the project ID, and the lake uses further host names for event streams.
  const names = `${protocol}//*.${host}`
  const socket = `${protocol === 'https:' ? 'wss:' : 'ws:'}//*.${host}`
  return { requests: [origin, names, socket], images: [origin, names], scripts: [], fonts: [] }
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return Array.from(scripts, ([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  })
}

import { createHash } from 'node:crypto'

/** Where the Studio may send requests: the content API and the site that it previews. */
export interface Surroundings {
  /** Address of the lake, or empty for Sanity's hosted Content Lake. */
  apiHost: string
  siteUrl: string
}

/**
 * The Content-Security-Policy of the built Studio. The Studio asks Sanity's servers for fonts,
 * its newest version and the like, and has no setting against it: this policy stops all that.
 */
export function contentSecurityPolicy(html: string, surroundings: Surroundings): string {
  const api = apiSources(surroundings.apiHost)
  const site = new URL(surroundings.siteUrl).origin
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    // The Studio's components write their styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'data:', 'blob:', site, ...api.images],
    'media-src': ["'self'", 'blob:', ...api.images],
    'connect-src': ["'self'", ...api.requests],
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
      ],
      images: ['https://cdn.sanity.io'],
    }
  }
  const { origin, protocol, host } = new URL(apiHost)
  // The client puts the project id before the host, and the lake spreads its event streams over more names.
  const names = `${protocol}//*.${host}`
  const socket = `${protocol === 'https:' ? 'wss:' : 'ws:'}//*.${host}`
  return { requests: [origin, names, socket], images: [origin, names] }
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return Array.from(scripts, ([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  })
}

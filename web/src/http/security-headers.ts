/** What the headers depend on; constant after the build. */
export type Surroundings = {
  /** Where the Studio is, whose Presentation tool shows the site in an iframe. */
  studioOrigins: readonly string[]
  /** The host of content and images; empty for Sanity's servers. */
  apiHost: string
  /** Origins of the chat provider; none without one. */
  chatOrigins: readonly string[]
  /** Origins of the measurement of visits; none without one. */
  analyticsOrigins: readonly string[]
  development: boolean
}

const SANITY_IMAGES = 'https://cdn.sanity.io'

/** Where browsers report what the policy has blocked (app/api/csp-reports). */
const REPORTS = { path: '/api/csp-reports', group: 'csp' }

/** Browser features that no page uses, and that scripts may not use either. */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** The security headers of every response, by name. */
export function securityHeaders(surroundings: Surroundings): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(surroundings),
    'Reporting-Endpoints': `${REPORTS.group}="${REPORTS.path}"`,
    // Two years, without subdomains: the site does not know whether they have TLS.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Copy Code writes to the clipboard.
    'Permissions-Policy': [
      ...DENIED_FEATURES.map((feature) => `${feature}=()`),
      'clipboard-write=(self)',
    ].join(', '),
  }
}

/** Separates our windows from those of other sites. Not for editors: the Studio opens the site and talks to it. */
export const OPENER_POLICY = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }

/** For pages that hold what a visitor wrote: no script. */
export const PLAIN_PAGE_POLICY = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

const SCRIPTS = "script-src 'self'"

/**
 * A policy of `securityHeaders` that allows inline scripts, too: those with these hashes (`sha256-…`), or all of them if
 * the hashes are unknown. A policy that names no source of scripts stays as it is.
 */
export function withInlineScripts(policy: string, hashes?: readonly string[]): string {
  const sources = hashes ? hashes.map((hash) => `'${hash}'`) : ["'unsafe-inline'"]
  return policy.replace(SCRIPTS, [SCRIPTS, ...sources].join(' '))
}

function contentSecurityPolicy(surroundings: Surroundings): string {
  const { studioOrigins, apiHost, development } = surroundings
  const { chatOrigins: chat, analyticsOrigins: analytics } = surroundings
  const images = apiHost ? new URL(apiHost).origin : SANITY_IMAGES
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // The inline scripts of pages, which carry their data, are allowed by their hashes when a page is sent
      // (send-page.ts); development streams pages.
      ...(development ? ["'unsafe-inline'"] : []),
      // React rebuilds the server's call stacks by eval, in development only.
      ...(development ? ["'unsafe-eval'"] : []),
      ...chat,
      ...analytics,
    ],
    'script-src-attr': ["'none'"],
    // Charts, toasts and the Studio's overlays carry styles of their own.
    'style-src': ["'self'", "'unsafe-inline'", ...chat],
    // Small images of the style sheet are data URLs; the menu of sections in the preview has the Studio's pictures.
    'img-src': ["'self'", 'data:', images, ...studioOrigins, ...chat, ...analytics],
    'font-src': ["'self'", ...chat],
    'media-src': ["'self'", ...chat],
    // In some browsers 'self' does not include WebSockets, which hot reload needs.
    'connect-src': [
      "'self'",
      ...(development ? ['ws:'] : []),
      ...chat,
      ...chat.map(webSocket),
      ...analytics,
    ],
    'frame-src': chat.length > 0 ? chat : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'self'", ...studioOrigins],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    // Safari and Firefox know the first, Chrome prefers the second.
    'report-uri': [REPORTS.path],
    'report-to': [REPORTS.group],
  }
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

const webSocket = (origin: string) => origin.replace(/^http/, 'ws')

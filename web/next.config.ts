import type { NextConfig } from 'next'

export default async function nextConfig(): Promise<NextConfig> {
  const { env } = await import('./src/env.ts').catch((error: Error) => {
    // The whole message is one line per malformed variable: a stack would bury it.
    console.error(error.name === 'EnvError' ? error.message : error)
    process.exit(1)
  })
  const securityHeaders = [
    {
      key: 'Content-Security-Policy',
      value: [
        // Presentation shows the site in an iframe of the Studio; nobody else may.
        `frame-ancestors 'self' ${new URL(env.STUDIO_URL).origin}`,
        `base-uri 'self'`,
        `object-src 'none'`,
        `form-action 'self'`,
      ].join('; '),
    },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  ]
  return {
    distDir: env.SITE_BUILD_DIR,
    cacheComponents: true,
    partialPrefetching: true,
    poweredByHeader: false,
    experimental: { globalNotFound: true },
    headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  }
}

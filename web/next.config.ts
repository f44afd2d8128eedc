import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

const ONE_LINERS = new Set(['EnvError', 'ContentError'])

export default async function nextConfig(phase: string): Promise<NextConfig> {
  // Imported here, as Node does it, so that a failure is one clear line and no stack.
  const { env } = await import('./src/env.ts').catch(giveUp)
  if (phase === PHASE_PRODUCTION_BUILD) {
    const { checkLake } = await import('./src/content/sanity/check-lake.ts')
    await checkLake().catch(giveUp)
  }
  const securityHeaders = {
    'Content-Security-Policy': [
      // Presentation shows the site in an iframe of the Studio; nobody else may.
      `frame-ancestors 'self' ${new URL(env.STUDIO_URL).origin}`,
      `base-uri 'self'`,
      `object-src 'none'`,
      `form-action 'self'`,
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  }
  const headers = Object.entries(securityHeaders).map(([key, value]) => ({ key, value }))
  return {
    distDir: env.SITE_BUILD_DIR,
    cacheComponents: true,
    partialPrefetching: true,
    poweredByHeader: false,
    images: {
      // The content's own pipeline scales (content/sanity/image-url.ts); this server's optimiser is off.
      loader: 'custom',
      deviceSizes: [640, 828, 1080, 1280, 1600, 1920, 2560],
      imageSizes: [160, 320, 480],
    },
    experimental: {
      globalNotFound: true,
      // Pages are static, so a navigation waits for a file: nothing to warn of in development.
      instantInsights: { validationLevel: 'manual-warning' },
    },
    headers: async () => [{ source: '/:path*', headers }],
  }
}

function giveUp(error: Error): never {
  console.error(ONE_LINERS.has(error.name) ? error.message : error)
  process.exit(1)
}

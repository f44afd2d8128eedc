import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'

const DRAFT_COOKIE = '__prerender_bypass'
const ONE_LINERS = new Set(['EnvError', 'ContentError'])

export default async function nextConfig(phase: string): Promise<NextConfig> {
  // Imported here, as Node does it, so that a failure is one clear line and no stack.
  const { env } = await import('./src/env.ts').catch(giveUp)
  if (phase === PHASE_PRODUCTION_BUILD) {
    const { checkLake } = await import('./src/sanity/check-lake.ts')
    await checkLake().catch(giveUp)
  }
  const { MISSING_PAGE_REWRITE } = await import('./src/next-workarounds/missing-page.ts')
  const { OPENER_POLICY, PLAIN_PAGE_POLICY, securityHeaders } = await import(
    './src/lib/security-headers.ts'
  )
  const { plainSubmissionsHref } = await import('./src/lib/routes.ts')
  const { recordContentAtBuild } = await import('./src/sanity/build-record.ts')
  const always = securityHeaders({
    studioUrl: env.STUDIO_URL,
    apiHost: env.SANITY_API_HOST,
    chatOrigins: env.CHAT_ORIGINS,
    development: phase === PHASE_DEVELOPMENT_SERVER,
  })
  return {
    distDir: env.SITE_BUILD_DIR,
    cacheComponents: true,
    partialPrefetching: true,
    poweredByHeader: false,
    compiler: {
      // Pages are rendered next: what changes meanwhile is refreshed once too often rather than once too few.
      runAfterProductionCompile: recordContentAtBuild,
    },
    images: {
      // The content's own pipeline scales (objects/image-url.ts); this server's optimiser is off.
      loader: 'custom',
      deviceSizes: [640, 828, 1080, 1280, 1600, 1920, 2560],
      imageSizes: [160, 320, 480],
    },
    experimental: {
      // All pages share nearly all of their code: few files, each asked for once, beat many that may be kept apart.
      turbopackChunking: {
        firstPageLoadPriority: 1,
        requestCost: 2_000_000,
        minChunkSize: 500_000,
        maxMergeChunkSize: 2_000_000,
        maxChunkCountPerGroup: 4,
      },
      globalNotFound: true,
      // Pages are static, so a navigation waits for a file: nothing to warn of in development.
      instantInsights: { validationLevel: 'manual-warning' },
    },
    rewrites: async () => ({ beforeFiles: [MISSING_PAGE_REWRITE], afterFiles: [], fallback: [] }),
    headers: async () => [
      { source: '/:path*', headers: asList(always) },
      // Here, since what a route says of a header that stands here is not heard.
      { source: plainSubmissionsHref(), headers: asList(PLAIN_PAGE_POLICY) },
      {
        // The Studio's way in, and what an editor sees after it, keep their tie to the Studio.
        source: '/((?!api/draft-mode/).*)',
        missing: [{ type: 'cookie', key: DRAFT_COOKIE }],
        headers: asList(OPENER_POLICY),
      },
    ],
  }
}

function asList(headers: Record<string, string>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}

function giveUp(error: Error): never {
  console.error(ONE_LINERS.has(error.name) ? error.message : error)
  process.exit(1)
}

import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'

/** Also part of a build, since a server started from it may share its cache (decisions/015). */
const CACHES = {
  cacheHandler: path.join(import.meta.dirname, 'src/cache/page-cache.ts'),
  cacheHandlers: { default: path.join(import.meta.dirname, 'src/cache/read-cache.ts') },
}
const ONE_LINERS = new Set(['EnvError', 'ContentError'])

export default async function nextConfig(phase: string): Promise<NextConfig> {
  // Imported here, so that a failure is reported in one line without a stack.
  const { env } = await import('./src/env.ts').catch(giveUp)
  // `next typegen` has the phase of a build, but reads no content.
  if (phase === PHASE_PRODUCTION_BUILD && !process.argv.includes('typegen')) {
    const { checkLake } = await import('./src/sanity/read/check-lake.ts')
    await checkLake().catch(giveUp)
  }
  const { MISSING_PAGE_REWRITE } = await import('./src/next-workarounds/missing-page.ts')
  const { DRAFT_PASS } = await import('./src/lib/draft-pass.ts')
  const { OPENER_POLICY, PLAIN_PAGE_POLICY } = await import('./src/lib/security-headers.ts')
  const { downloadsHref, plainSubmissionsHref } = await import('./src/lib/routes.ts')
  const { recordContentAtBuild } = await import('./src/sanity/refresh/build-record.ts')
  return {
    distDir: env.SITE_BUILD_DIR,
    ...(env.SITE_OUTPUT === 'standalone' && (await standalone())),
    cacheComponents: true,
    ...(phase !== PHASE_DEVELOPMENT_SERVER && CACHES),
    // A step of `npm test` checks them, with those that Next generates.
    typescript: { ignoreBuildErrors: true },
    partialPrefetching: true,
    poweredByHeader: false,
    // By the server (server.ts), which reads each page before.
    compress: false,
    // Matches no user agent: all metadata is in the prerendered HTML, and a page of its own for a bot is never kept.
    htmlLimitedBots: /(?!)/,
    compiler: {
      // Before pages are rendered: content that changes meanwhile is refreshed again rather than missed.
      runAfterProductionCompile: recordContentAtBuild,
    },
    // Loaded by Node, once for all bundles of a process and for the caches: one registry of metrics, and less to bundle.
    // Next's own list has pg, pino, pino-pretty, @react-pdf/renderer and shiki.
    serverExternalPackages: ['kysely', 'nodemailer', 'prom-client', 'redis'],
    images: {
      // The content API scales images (objects/image-url.ts); Next's optimizer is off.
      loader: 'custom',
      deviceSizes: [640, 828, 1080, 1280, 1600, 1920, 2560],
      imageSizes: [160, 320, 480],
    },
    experimental: {
      // Writing it takes longer than it saves the next build (scripts/docs/start.md).
      turbopackFileSystemCacheForBuild: false,
      // Next leaves one core free, and of two uses one.
      cpus: Math.max(2, availableParallelism() - 1),
      // It takes 8 s of a build on two cores, and saves 50 MB of a server's memory, which counts in a container.
      serverMinification: env.SITE_OUTPUT === 'standalone',
      // The file system of a container is read-only. A server that starts refreshes what has changed since its build.
      isrFlushToDisk: env.SITE_OUTPUT !== 'standalone',
      // All pages share nearly all of their code, and one file compresses better than two: 2.4 KB less for the framework.
      turbopackChunking: {
        firstPageLoadPriority: 1,
        requestCost: 50_000_000,
        minChunkSize: 50_000_000,
        maxMergeChunkSize: 50_000_000,
        maxChunkCountPerGroup: 1,
      },
      globalNotFound: true,
      // Pages are static, so a navigation only waits for a file: no warnings in development.
      instantInsights: { validationLevel: 'manual-warning' },
    },
    rewrites: async () => ({ beforeFiles: [MISSING_PAGE_REWRITE], afterFiles: [], fallback: [] }),
    // Beside those that the server sets on every response.
    headers: async () => [
      // Here, since these headers override those that a route sets.
      { source: plainSubmissionsHref(), headers: asList(PLAIN_PAGE_POLICY) },
      { source: `${downloadsHref()}/:path*`, headers: asList(PLAIN_PAGE_POLICY) },
      {
        // Not in draft mode, and not on the way to it: there the Studio needs access to the window.
        source: '/((?!api/draft-mode/).*)',
        missing: [{ type: 'cookie', key: DRAFT_PASS }],
        headers: asList(OPENER_POLICY),
      },
    ],
  }
}

/** Not always: writing it takes time. */
async function standalone(): Promise<NextConfig> {
  const { workerFiles } = await import('./traced-packages.ts')
  return {
    output: 'standalone',
    outputFileTracingRoot: path.join(import.meta.dirname, '..'),
    outputFileTracingIncludes: { '/**': workerFiles() },
    // For images that Next would scale, which ours are not.
    outputFileTracingExcludes: { '**': ['**/node_modules/sharp/**', '**/node_modules/@img/**'] },
  }
}

function asList(headers: Record<string, string>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}

function giveUp(error: Error): never {
  console.error(ONE_LINERS.has(error.name) ? error.message : error)
  process.exit(1)
}

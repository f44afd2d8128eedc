import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'

const ONE_LINERS = new Set(['EnvError', 'ContentError'])

export default async function nextConfig(phase: string): Promise<NextConfig> {
  // A dynamic import, so that a failure prints one line without a stack.
  const { env } = await import('./src/env.ts').catch(giveUp)
  // `next typegen` runs in the build phase, but reads no content.
  if (phase === PHASE_PRODUCTION_BUILD && !process.argv.includes('typegen')) {
    const { checkLake } = await import('./src/content/read/check-lake.ts')
    await checkLake().catch(giveUp)
  }
  const { MISSING_PAGE_REWRITE } = await import('./src/http/next-workarounds/missing-page.ts')
  const { DRAFT_PASS } = await import('./src/lib/draft-pass.ts')
  const { OPENER_POLICY, PLAIN_PAGE_POLICY } = await import('./src/http/security-headers.ts')
  const { downloadsHref, plainSubmissionsHref } = await import('./src/lib/routes.ts')
  // The server of an image listens to other machines.
  const isForImage = env.SITE_LISTEN !== 'localhost'
  return {
    distDir: env.SITE_BUILD_DIR,
    ...(isForImage && (await standalone())),
    cacheComponents: true,
    ...(phase !== PHASE_DEVELOPMENT_SERVER && {
      cacheHandler: path.join(import.meta.dirname, 'src/http/next-workarounds/page-cache.ts'),
    }),
    // A step of `npm test` checks types, including those that Next generates.
    typescript: { ignoreBuildErrors: true },
    compiler: { runAfterProductionCompile: compileWhileLoading },
    partialPrefetching: true,
    poweredByHeader: false,
    // The server compresses (server.ts), after it has hashed each page.
    compress: false,
    // Matches no user agent: all metadata is in the prerendered HTML, and pages rendered for bots are not cached.
    htmlLimitedBots: /(?!)/,
    // Loaded by Node, once for all bundles of a process and for the caches: one registry of metrics, and less to bundle.
    // Next's own list has pg, pino, pino-pretty and shiki.
    serverExternalPackages: ['kysely', 'nodemailer', 'prom-client'],
    images: {
      // The content API scales images (content/objects/image-url.ts) instead of Next's optimizer.
      loader: 'custom',
      deviceSizes: [640, 828, 1080, 1280, 1600, 1920, 2560],
      imageSizes: [160, 320, 480],
    },
    experimental: {
      // Writing the cache takes longer than it saves in the next build.
      turbopackFileSystemCacheForBuild: false,
      // By default Next leaves one core free, so it uses one of two.
      cpus: Math.max(2, availableParallelism() - 1),
      // Takes 8 s of a build on two cores, and saves 50 MB of memory, which counts in a container.
      serverMinification: isForImage,
      // A starting server renders each page anew, so it keeps none on its disk.
      isrFlushToDisk: false,
      // Pages share nearly all code, and one file compresses better than two: saves 2.4 KB of framework code.
      turbopackChunking: {
        firstPageLoadPriority: 1,
        requestCost: 50_000_000,
        minChunkSize: 50_000_000,
        maxMergeChunkSize: 50_000_000,
        maxChunkCountPerGroup: 1,
      },
      globalNotFound: true,
      // Pages are static, so a navigation only fetches a file: no warnings in development.
      instantInsights: { validationLevel: 'manual-warning' },
    },
    rewrites: async () => ({ beforeFiles: [MISSING_PAGE_REWRITE], afterFiles: [], fallback: [] }),
    // In addition to the headers that the server sets on every response.
    headers: async () => [
      // Set here, because these headers override those of a route.
      { source: plainSubmissionsHref(), headers: asList(PLAIN_PAGE_POLICY) },
      { source: `${downloadsHref()}/:path*`, headers: asList(PLAIN_PAGE_POLICY) },
      {
        // Except in draft mode and the route that enters it: there the Studio needs access to the window.
        source: '/((?!api/draft-mode/).*)',
        missing: [{ type: 'cookie', key: DRAFT_PASS }],
        headers: asList(OPENER_POLICY),
      },
    ],
  }
}

/** All files of a server in one folder. Only for images, because writing it takes 45 s of processor time. */
async function standalone(): Promise<NextConfig> {
  const { standaloneFiles } = await import('./standalone-files.ts')
  return {
    output: 'standalone',
    outputFileTracingRoot: path.join(import.meta.dirname, '..'),
    outputFileTracingIncludes: { '/**': standaloneFiles() },
    // Next's image optimizer, which is not used, and what is stored on the machine that builds.
    outputFileTracingExcludes: {
      '**': ['**/node_modules/sharp/**', '**/node_modules/@img/**', '**/.data/**'],
    },
  }
}

/**
 * Asks Chromium to compile a script while it arrives, on another thread, instead of each function when it is called:
 * takes two thirds of the longest task off a page's main thread (https://v8.dev/blog/explicit-compile-hints).
 */
async function compileWhileLoading({ distDir }: { distDir: string }): Promise<void> {
  for (const file of globSync(path.join(distDir, 'static/chunks/*.js')))
    writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`)
}

function asList(headers: Record<string, string>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}

function giveUp(error: Error): never {
  console.error(ONE_LINERS.has(error.name) ? error.message : error)
  process.exit(1)
}

import { createServer, type RequestListener, Server } from 'node:http'
import type { Server as ListeningServer } from 'node:net'
import { constants } from 'node:zlib'

// The site's server, for `npm start`, `npm run dev`, tests and the image: runs these steps in order before Next. Node
// runs this file and its imports without a bundler.

process.chdir(import.meta.dirname)
// Dynamic imports in this order, so that malformed settings print one line without a stack.
const { env, isDevelopment } = await import('./src/env.ts').catch(giveUp)
const { keepLoopbackDirect } = await import('./src/env-proxies.ts')
const { log } = await import('./src/lib/log.ts')
const { inRequest } = await import('./src/http/current-request.ts')
const { offerMarkdown, takeMarkdownRequest } = await import(
  './src/http/markdown/ask-for-markdown.ts'
)
const { answerUnavailable } = await import('./src/http/next-workarounds/answer-error.ts')
const { removeDraftCookies } = await import('./src/http/next-workarounds/draft-cookie.ts')
const { limitHeaders } = await import('./src/http/next-workarounds/limit-headers.ts')
const { limitPublicCache } = await import('./src/http/next-workarounds/limit-public-cache.ts')
const { answerTrace } = await import('./src/http/next-workarounds/refuse-methods.ts')
const { mendRequestUrl } = await import('./src/http/next-workarounds/request-url.ts')
const { keepOneClock } = await import('./src/http/next-workarounds/one-clock.ts')
const { passStandaloneConfig } = await import('./src/http/next-workarounds/standalone-config.ts')
const { endWithSignals } = await import('./src/http/end-server.ts')
const { answerHeadAsGet, finishNextAnswer } = await import('./src/http/finish-next-answer.ts')
const { listen } = await import('./src/http/listen.ts')
const { addressNoter } = await import('./src/http/note-ip-address.ts')
const { restartWhenNextNeedsIt } = await import(
  './src/http/next-workarounds/restart-when-needed.ts'
)
const { SITE_HEADERS } = await import('./src/http/site-headers.ts')
const { requestWatcher } = await import('./src/http/watch-requests.ts')
const { default: compression } = await import('compression')
const { default: next } = await import('next')

async function start(): Promise<void> {
  keepLoopbackDirect(process.env)
  keepOneClock()
  passStandaloneConfig()
  const server = createServer()
  const app = next({
    dev: isDevelopment,
    dir: import.meta.dirname,
    hostname: env.SITE_LISTEN,
    port: env.SITE_PORT,
    // Next listens for upgrades on this server and leaks unknown ones, with three file descriptors each
    // (vercel/next.js#97028). Only development needs upgrades, so elsewhere Next gets a server without connections.
    httpServer: isDevelopment ? server : new Server(),
  })
  const watch = requestWatcher()
  const noteAddress = addressNoter()
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })
  const handle = app.getRequestHandler()

  const answer: RequestListener = (request, response) => {
    const id = watch(request, response)
    for (const [name, value] of Object.entries(SITE_HEADERS)) response.setHeader(name, value)
    if (answerTrace(request, response)) return
    answerHeadAsGet(request)
    answerUnavailable(response)
    noteAddress(request)
    limitHeaders(request)
    if (offerMarkdown(request, response)) return
    const page = takeMarkdownRequest(request)
    removeDraftCookies(request)
    limitPublicCache(request, response)
    mendRequestUrl(request)
    inRequest({ id, response }, () =>
      // First, so that it compresses what the others have made.
      compress(request, response, () => {
        finishNextAnswer(request, response, page)
        void handle(request, response)
      }),
    )
  }

  await app.prepare()
  const listening: ListeningServer[] = []
  endWithSignals(server, listening, () => app.close())
  server.on('request', answer)
  listening.push(...(await listen(server, env.SITE_PORT, env.SITE_LISTEN)))
  log.info(`listening on port ${env.SITE_PORT}`)
  if (isDevelopment) restartWhenNextNeedsIt()
}

function giveUp(error: Error): never {
  console.error(error.name === 'EnvError' ? error.message : error)
  process.exit(1)
}

// Next handles rejections only once it is prepared.
await start().catch(giveUp)

import type { Server, ServerResponse } from 'node:http'
import type { Server as ListeningServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { ending } from '../lib/ending.ts'
import { log } from '../lib/log.ts'

/**
 * In ms. New connections are accepted until no request has come for `QUIET`, for `LONGEST_QUIET` at most: by then each
 * kept connection has been told to close, or has been idle for longer than Node keeps it.
 */
const QUIET = 1000
const LONGEST_QUIET = 6000
/** How long, in ms, requests under way may take after that. With a delivery under way a server then ends within 40 s. */
const LONGEST_ANSWER = 10_000

const PROBES = '/api/health/'

/**
 * Ends the server at SIGTERM or SIGINT without a failed request: clients are told by `Connection: close` to go elsewhere,
 * then it stops listening, and it exits when all requests are answered, Next is closed and `ending.finish` is done.
 */
export function endWithSignals(
  server: Server,
  listening: readonly ListeningServer[],
  closeNext: () => Promise<void>,
): void {
  const open = new Set<ServerResponse>()
  let lastRequestAt = 0
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  server.on('request', ({ url }, response) => {
    if (!url?.startsWith(PROBES)) lastRequestAt = performance.now()
    if (ending.isEnding) closeAfter(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Ctrl-C arrives twice, from the terminal and from npm.
      if (!ending.isEnding) void end()
    })
  }

  async function end(): Promise<void> {
    ending.isEnding = true
    const begun = ending.begin?.()
    open.forEach(closeAfter)
    await quiet()
    const closed = Promise.all(
      listening.map((each) => new Promise((resolve) => each.close(resolve))),
    )
    setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER).unref()
    await closed
    await closeNext().catch(report)
    await begun
    await ending.finish?.().catch(report)
    process.exit(0)
  }

  /** Resolves when clients have gone elsewhere. */
  async function quiet(): Promise<void> {
    lastRequestAt = performance.now()
    const latest = lastRequestAt + LONGEST_QUIET
    await new Promise<void>((resolve) => {
      const look = () => {
        const left = Math.min(lastRequestAt + QUIET, latest) - performance.now()
        if (left > 0) setTimeout(look, left)
        else resolve()
      }
      look()
    })
    // Node accepts one connection in a turn. Those that still wait when it stops listening are reset.
    let before: number
    do {
      before = accepted
      await nextTurn()
    } while (accepted !== before && performance.now() < latest + QUIET)
  }
}

/** Sends `Connection: close`; not as a header of the page, which Next would keep and give to everybody. */
function closeAfter(response: ServerResponse): void {
  response.shouldKeepAlive = false
}

const report = (error: unknown) =>
  log.error({ reason: String(error) }, 'the server could not close')

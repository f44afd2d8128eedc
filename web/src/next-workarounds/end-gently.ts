import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { perProcess } from '@/lib/per-process'

type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server }

type Ending = {
  /** Called at the signal, while requests are still answered. */
  begin: () => Promise<void>
  /** Called when the last request has been answered. */
  finish: () => Promise<void>
}

/**
 * In ms. New connections are accepted until no request has come for `QUIET`, for `LONGEST_QUIET` at most: by then each
 * kept connection has been told to close, or has been idle for longer than Node keeps it.
 */
const QUIET = 1000
const LONGEST_QUIET = 6000
/** How long, in ms, requests under way may take after that. With a delivery under way a server then ends within 40 s. */
const LONGEST_ANSWER = 10_000

const state = perProcess('ending', () => ({ isEnding: false }))

/** Whether this server has been told to end; it still answers. */
export const isEnding = (): boolean => state.isEnding

const PROBES = '/api/health/'

const open = new Set<ServerResponse>()
let server: Server | undefined
let lastRequestAt = 0
let accepted = 0

/**
 * Ends the server without a failed request. At SIGTERM Next closes kept connections on which it has not read a request
 * yet, and answers on others without saying that they should close; it waits only for requests and `after()`. So its
 * handler runs when clients have been told by `Connection: close` to go elsewhere, and the exit waits for `finish`. With
 * NEXT_MANUAL_SIG_HANDLE it would leave all of this to us, without access to its server.
 *
 * Replace by a documented hook when Next has one: vercel/next.js#56810; see also vercel/next.js#54522.
 */
export function endGently(ending: Ending): void {
  subscribe('net.server.socket', () => {
    accepted += 1
  })
  subscribe('http.server.request.start', (event) => {
    const { request, response } = event as RequestStart
    server = (event as RequestStart).server
    if (!request.url?.startsWith(PROBES)) lastRequestAt = performance.now()
    if (state.isEnding) closeAfter(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  let hasBegun = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const byNext = process.listeners(signal)
    process.removeAllListeners(signal)
    process.on(signal, () => {
      // Ctrl-C arrives twice, from the terminal and from npm.
      if (hasBegun) return
      hasBegun = true
      void end(ending, () => {
        for (const listener of byNext) listener(signal)
      })
    })
  }
}

/** Sends `Connection: close`; not as a header of the page, which Next would keep and give to everybody. */
function closeAfter(response: ServerResponse): void {
  response.shouldKeepAlive = false
}

/** How Next says that it has ended by SIGINT or SIGTERM, although all went well. */
const ENDED_BY_SIGNAL: unknown[] = [130, 143]

async function end({ begin, finish }: Ending, endNext: () => void): Promise<void> {
  state.isEnding = true
  const begun = begin()
  open.forEach(closeAfter)
  await quiet()
  const exit = process.exit.bind(process)
  process.exit = ((code) => {
    void begun.then(finish).finally(() => exit(ENDED_BY_SIGNAL.includes(code) ? 0 : code))
  }) as typeof process.exit
  setTimeout(() => server?.closeAllConnections(), LONGEST_ANSWER).unref()
  endNext()
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

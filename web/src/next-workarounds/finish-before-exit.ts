import 'server-only'

/**
 * Delays the exit after SIGTERM or SIGINT until `finish` is done. Next waits only for requests and `after()`, both of
 * which need a request; with NEXT_MANUAL_SIG_HANDLE it would leave the open requests to us, without access to its
 * server.
 *
 * Replace by a documented hook when Next has one: vercel/next.js#56810.
 */
export function finishBeforeExit(finish: () => Promise<void>): void {
  const exit = process.exit.bind(process)
  const wait = () => {
    const finished = finish()
    process.exit = ((code) => void finished.then(() => exit(code))) as typeof process.exit
  }
  process.once('SIGTERM', wait)
  process.once('SIGINT', wait)
}

import { once } from 'node:events'
import { connect, constants, type IncomingHttpHeaders } from 'node:http2'
import type { NginxOfTest } from './nginx.ts'

type Flood = {
  requests: number
  /** The path of the request with this number. */
  path: (request: number) => string
  headers?: Record<string, string>
  /** The source IP address, any of 127.0.0.0/8. */
  from: string
  /** Resets each request after this time in ms, without waiting for a response. */
  resetAfter?: number
}

const CONNECTIONS = 8

type Flooded = {
  /** Number of responses by status; `reset` counts reset requests. */
  statuses: Map<number | 'reset', number>
  /** Headers of the last refusal. */
  refusal?: IncomingHttpHeaders
}

/** Sends many requests at once over HTTP/2. */
export async function flood(
  nginx: Pick<NginxOfTest, 'url' | 'certificate'>,
  { requests, path, headers = {}, from, resetAfter }: Flood,
): Promise<Flooded> {
  // Node passes `localAddress` to the socket; its HTTP/2 types lack it.
  const options = { ca: nginx.certificate, localAddress: from }
  const sessions = Array.from({ length: CONNECTIONS }, () => connect(nginx.url, options))
  const statuses: Flooded['statuses'] = new Map()
  let refusal: IncomingHttpHeaders | undefined
  const count = (status: number | 'reset') => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const ask = async (at: number) => {
    const stream = sessions[at % CONNECTIONS]?.request({ ':path': path(at), ...headers })
    if (!stream) return
    stream
      .on('response', (answer) => {
        count(answer[':status'] ?? 0)
        if (answer[':status'] === 429) refusal = answer
      })
      .resume()
    if (resetAfter !== undefined) {
      setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), resetAfter)
    }
    // A stream that the server refuses counts as reset, too.
    await new Promise((resolve) => stream.on('error', () => undefined).on('close', resolve))
    if (stream.rstCode !== constants.NGHTTP2_NO_ERROR) count('reset')
  }
  await Promise.all(sessions.map((session) => once(session, 'connect')))
  await Promise.all(Array.from({ length: requests }, (_, at) => ask(at)))
  for (const session of sessions) session.close()
  return { statuses, refusal }
}

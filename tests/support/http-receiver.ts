import type { IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen } from './listen.ts'

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A real HTTP server that records requests and answers with `status`, `answerHeaders` and `answerBody`. */
export async function startReceiver() {
  const queue: [status: number, body: string][] = []
  const receiver = {
    url: '',
    received: [] as Received[],
    status: 200,
    answerHeaders: {} as Record<string, string>,
    answerBody: '',
    /** The answer to the next request alone. */
    next: (status: number, body: object) => void queue.push([status, JSON.stringify(body)]),
    stop: () => void server.stop(),
  }
  const server = await listen(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const body = await buffer(request)
    receiver.received.push({ method, path, headers, body })
    const [status, answer] = queue.shift() ?? [receiver.status, receiver.answerBody]
    response.writeHead(status, receiver.answerHeaders).end(answer)
  })
  receiver.url = `${server.url}/hook?key=the-key-of-the-hook`
  return receiver
}

/** Like `startReceiver`, stopped when the test ends. */
export async function temporaryReceiver() {
  const receiver = await startReceiver()
  onTestFinished(receiver.stop)
  return receiver
}

import type { ServerResponse } from 'node:http'

/** What was written as one answer; undefined without a body. */
export type Body = string | Buffer | undefined

/**
 * The one place that replaces methods of a response: sends what `finish` makes of an answer that is complete before its
 * headers are sent. It may set headers. What is written in parts is held back while `isHeld`, and otherwise passes.
 */
export function finishAnswer(
  response: ServerResponse,
  isHeld: () => boolean,
  finish: (body: Body) => Body | Promise<Body>,
): void {
  const { flushHeaders, write, end } = response
  const parts: (string | Uint8Array)[] = []
  const holds = () => !response.headersSent && isHeld()
  const take = ([part, ...others]: unknown[]) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(part)
    return [part, ...others].find((each) => typeof each === 'function')
  }
  const send = (body: Body) => {
    Object.assign(response, { flushHeaders, write, end })
    response.end(body)
  }
  response.flushHeaders = () => {
    if (!holds()) flushHeaders.call(response)
  }
  response.write = ((...all: Parameters<typeof write>) => {
    if (!holds()) return write.apply(response, all)
    take(all)?.()
    return true
  }) as typeof write
  response.end = ((...all: Parameters<typeof end>) => {
    if (response.headersSent) return end.apply(response, all)
    const sent = take(all)
    if (sent) response.once('finish', () => sent())
    const finished = finish(joined(parts))
    if (finished instanceof Promise) void finished.then(send)
    else send(finished)
    return response
  }) as typeof end
}

/** Next ends a kept page with one text, which is not copied. */
function joined(parts: readonly (string | Uint8Array)[]): Body {
  const [only] = parts
  if (parts.length === 1 && typeof only === 'string') return only
  return parts.length > 0 ? Buffer.concat(parts.map((part) => Buffer.from(part))) : undefined
}

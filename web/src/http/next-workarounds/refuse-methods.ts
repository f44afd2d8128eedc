import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NextRequest } from 'next/server'
import { problem } from '../problem.ts'

const READS = ['GET', 'HEAD']

/** Whether a request only reads; pages answer no other. */
export const isRead = ({ method }: { method?: string | undefined }): boolean =>
  READS.includes(method ?? '')

/** A server action as Next names it: a byte of flags, of which the first tells actions from cached functions, and a hash. */
const ACTION_ID = /^[0-7][\da-f]{41}$/

/** Whether a request calls a server action as draft mode does; the site has no others. */
export function callsAction({ method, headers }: NextRequest): boolean {
  return (
    method === 'POST' &&
    ACTION_ID.test(headers.get('next-action') ?? '') &&
    headers.get('content-type') === 'text/plain;charset=UTF-8'
  )
}

/**
 * For the proxy. Next takes every POST to a page for a server action: some are answered with 500 and a stack
 * (vercel/next.js#81760), some with the page, and some run a cached function. Remove when all of these are a 4xx.
 */
export function methodNotAllowed(): Response {
  return problem(405, 'Pages are only read. Send GET or HEAD.', { allow: READS.join(', ') })
}

/**
 * For the server: answers TRACE, which Next answers with 500, since the Fetch standard forbids a `Request` of it. Returns
 * whether it did. No upstream issue found as of 2026-11; to reproduce: curl -X TRACE. Remove when Next answers 405.
 */
export function answerTrace({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'TRACE') return false
  response.writeHead(405, { allow: READS.join(', ') }).end()
  return true
}

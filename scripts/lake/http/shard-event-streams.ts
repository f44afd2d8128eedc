import type { Lake } from '../lake.ts'
import { type Access, accessOfTicket, ticketFor } from './access.ts'
import { HttpError } from './http-error.ts'

const STREAM_PATH = /^\/v[\dX-]+\/data\/(?:listen|live)\//
const STREAM_HOST = /^sse\d+\.localhost(?::\d+)?$/
const HOSTS = 500
let last = 0

/** Whether an address is one of an event stream. */
export function isEventStream(url: URL): boolean {
  return STREAM_PATH.test(url.pathname)
}

/**
 * Browsers open six HTTP/1.1 connections to one host, and a Studio page holds more streams than
 * that; every stream is sent to a host name of its own, with a ticket for what it may see.
 */
export function streamAddress(lake: Lake, url: URL, access: Access): string {
  last = (last + 1) % HOSTS
  const target = new URL(`http://sse${last}.localhost:${lake.port}${url.pathname}${url.search}`)
  target.searchParams.set('ticket', ticketFor(lake.keys, access, addressWithoutTicket(target)))
  return target.href
}

export function isStreamHost(host: string): boolean {
  return STREAM_HOST.test(host)
}

/** What the ticket in a stream's address allows; undefined without a ticket. */
export function ticketAccess(lake: Lake, url: URL): Access | undefined {
  const ticket = url.searchParams.get('ticket')
  if (ticket === null) return undefined
  const access = accessOfTicket(lake.keys, ticket, addressWithoutTicket(url))
  if (access) return access
  // 408: clients ask the original address anew, and get a fresh ticket.
  throw new HttpError(408, 'The ticket in this address is no longer valid. Connect anew.')
}

function addressWithoutTicket(url: URL): string {
  const search = new URLSearchParams(url.search)
  search.delete('ticket')
  return `${url.pathname}?${search}`
}

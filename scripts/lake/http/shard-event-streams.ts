import type { Access } from '../dataset/types.ts'
import type { Lake } from '../lake.ts'
import { accessOfTicket, ticketFor } from './access.ts'
import { HttpError } from './http-error.ts'

const STREAM_PATH = /^\/v[\dX-]+\/data\/(?:listen|live)\//
const STREAM_HOST = /^sse\d+\.localhost(?::\d+)?$/
const HOSTS = 500
let last = 0

/** Whether a URL is that of an event stream. */
export function isEventStream(url: URL): boolean {
  return STREAM_PATH.test(url.pathname)
}

/**
 * Browsers open at most six HTTP/1.1 connections to one host, and a Studio page needs more streams.
 * So each stream is redirected to its own host name, with a ticket that carries its access.
 */
export function streamAddress(lake: Lake, url: URL, access: Access): string {
  last = (last + 1) % HOSTS
  const target = new URL(`http://sse${last}.localhost:${lake.port}${url.pathname}${url.search}`)
  target.searchParams.set('ticket', ticketFor(lake.keys, access, addressWithoutTicket(target)))
  return target.href
}

/** Whether a host name is one of those for event streams. */
export function isStreamHost(host: string): boolean {
  return STREAM_HOST.test(host)
}

/** The access that the ticket in a stream's URL grants; undefined without a ticket. */
export function ticketAccess(lake: Lake, url: URL): Access | undefined {
  const ticket = url.searchParams.get('ticket')
  if (ticket === null) return undefined
  const access = accessOfTicket(lake.keys, ticket, addressWithoutTicket(url))
  if (access) return access
  // On 408, clients request the original URL again and get a new ticket.
  throw new HttpError(408, 'The ticket in this URL has expired. Connect again.')
}

function addressWithoutTicket(url: URL): string {
  const search = new URLSearchParams(url.search)
  search.delete('ticket')
  return `${url.pathname}?${search}`
}

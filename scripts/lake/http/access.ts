import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Access } from '../dataset/types.ts'
import { HttpError } from './http-error.ts'

export interface AccessKeys {
  /** The bearer token. */
  token: string
  /** Signs cookies and tickets. */
  secret: Buffer
  /** Includes the port: cookies ignore ports, and two lakes may run on one machine. */
  cookieName: string
}

const COOKIE_SECONDS = 30 * 24 * 60 * 60
const TICKET_SECONDS = 60

/** The caller's access: by bearer token, or by the login cookie from a page of the Studio. */
export function accessOf(
  { keys, options }: { keys: AccessKeys; options: { studioOrigins: readonly string[] } },
  message: IncomingMessage,
  origin: string | undefined,
): Access {
  const { authorization } = message.headers
  if (authorization !== undefined) {
    const [, token] = /^Bearer\s+(.+)$/i.exec(authorization) ?? []
    if (token !== undefined && isEqual(token, keys.token)) return 'editor'
    throw new HttpError(
      401,
      'The token is wrong. The right one is in the file "token" in LAKE_DIR.',
    )
  }
  // The site shares the host, so its pages send the cookie as well; it is ignored there.
  const isStudio = origin !== undefined && options.studioOrigins.includes(origin)
  const cookie = isStudio ? readCookie(message, keys.cookieName) : undefined
  return cookie !== undefined && isSigned(keys, 'login', cookie) ? 'editor' : 'visitor'
}

/**
 * The `Set-Cookie` header of the local login. The Studio's page (localhost) and the lake
 * (lake.localhost) are different sites, which requires `SameSite=None; Secure`; browsers accept
 * that on loopback. `Partitioned` works where third-party cookies are blocked.
 */
export function loginCookie(keys: AccessKeys): string {
  const value = sign(keys, 'login', COOKIE_SECONDS)
  return `${keys.cookieName}=${value}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; Secure; SameSite=None; Partitioned`
}

/** The `Set-Cookie` header that ends the local login. */
export function logoutCookie(keys: AccessKeys): string {
  return `${keys.cookieName}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=None; Partitioned`
}

/** A signed, short-lived ticket for one URL, since a redirect to another host carries no cookie or origin. */
export function ticketFor(keys: AccessKeys, access: Access, address: string): string {
  return `${access}.${sign(keys, `${access} ${address}`, TICKET_SECONDS)}`
}

/** The access that a ticket grants for this URL; undefined when it is forged or expired. */
export function accessOfTicket(
  keys: AccessKeys,
  ticket: string,
  address: string,
): Access | undefined {
  const dot = ticket.indexOf('.')
  const access = ticket.slice(0, dot)
  if (access !== 'editor' && access !== 'visitor') return undefined
  return isSigned(keys, `${access} ${address}`, ticket.slice(dot + 1)) ? access : undefined
}

function sign(keys: AccessKeys, subject: string, seconds: number): string {
  const expires = Math.floor(Date.now() / 1000) + seconds
  return `${expires}.${signature(keys, subject, String(expires))}`
}

function isSigned(keys: AccessKeys, subject: string, value: string): boolean {
  const [expires = '', given = ''] = value.split('.')
  if (!isEqual(given, signature(keys, subject, expires))) return false
  return Number(expires) * 1000 > Date.now()
}

function signature(keys: AccessKeys, subject: string, expires: string): string {
  return createHmac('sha256', keys.secret).update(`${subject} ${expires}`).digest('base64url')
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHmac('sha256', 'compare').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}

function readCookie(message: IncomingMessage, name: string): string | undefined {
  for (const part of (message.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name) return value
  }
  return undefined
}

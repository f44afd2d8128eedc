import { INVISIBLE } from './text-length.ts'

// The rules for addresses that visitors type, the same in every form, in the browser and on the server.

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
/** A domain with a dot, in any script; the last label has no digit, or is in Punycode. */
const DOMAIN = String.raw`(?:${LABEL}\.)+(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)`
const ATOM = String.raw`[\p{L}\p{M}\p{N}_!#$%&'*+/=?^\x60{|}~-]+`
const EMAIL = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@${DOMAIN}$`, 'iu')
const WITHOUT_SCHEME = new RegExp(String.raw`^(?://)?${DOMAIN}\.?(?::\d{1,5})?(?:[/?#]|$)`, 'iu')

// No-break spaces come with what was copied; no keyboard types them by accident.
const NO_BREAK_SPACES = /[\u00a0\u2007\u202f]/gu

/** What a Japanese or Chinese keyboard types for an ASCII character: ＠ for @. */
const halfWidth = (wide: string) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)

/**
 * The address in what was typed or pasted: in half-width characters, without `mailto:`, the name of `Name <address>`,
 * what is invisible, and white space at the ends and beside `@` and dots. Other white space stays, and `isEmail` refuses
 * it: without it, the words around it would make an address that nobody typed.
 */
export function cleanEmail(typed: string): string {
  const visible = typed
    .replace(INVISIBLE, '')
    .replace(NO_BREAK_SPACES, '')
    .replace(/[\uff01-\uff5e]/g, halfWidth)
    .replace(/\u3002/g, '.')
  const [, bracketed] = /<([^<>]*)>[^<>]*$/.exec(visible) ?? []
  return (
    (bracketed ?? visible)
      .trim()
      .replace(/^mailto:([^?]*).*$/i, '$1')
      .trim()
      // In two steps, each linear in time.
      .replace(/\s+/gu, ' ')
      .replace(/ ?([@.]) ?/g, '$1')
  )
}

/** What is said of one that `isEmail` refuses. */
export const EMAIL_PROBLEM = 'Please enter a valid email address'

/** Whether this is an email address that can be answered. A part of the domain may be in any script. */
export const isEmail = (address: string): boolean => EMAIL.test(address)

/** A web address with its scheme; `www.example.org` gets `https://`. */
export function cleanWebUrl(typed: string): string {
  const url = typed.replace(INVISIBLE, '').trim()
  return WITHOUT_SCHEME.test(url) ? `https://${url.replace(/^\/\//, '')}` : url
}

/** Whether this is an http or https address. */
export function isWebUrl(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url).protocol)
  } catch {
    return false
  }
}

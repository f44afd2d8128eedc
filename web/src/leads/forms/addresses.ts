import { INVISIBLE } from './text-length.ts'

// The rules for addresses that visitors type, the same in every form, in the browser and on the server.

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
/** A domain with a dot, in any script; the last label has no digit, or is in Punycode. */
const DOMAIN = String.raw`(?:${LABEL}\.)+(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)`
const EMAIL = new RegExp(String.raw`^[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^\x60{|}~-]+@${DOMAIN}$`, 'iu')
const WITHOUT_SCHEME = new RegExp(String.raw`^(?://)?${DOMAIN}\.?(?::\d{1,5})?(?:[/?#]|$)`, 'iu')

/** The address in what was typed or pasted: without white space, `mailto:` and the name of `Name <address>`. */
export function cleanEmail(typed: string): string {
  const [, bracketed] = /<([^<>]*)>[^<>]*$/.exec(typed) ?? []
  return (bracketed ?? typed)
    .replace(/\s/gu, '')
    .replace(INVISIBLE, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
}

/** Whether this is an email address that can be answered. A part of the domain may be in any script. */
export const isEmail = (address: string): boolean => EMAIL.test(address)

/** A web address with its scheme; `www.example.org` gets `https://`. */
export function cleanWebUrl(typed: string): string {
  const url = typed.trim()
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

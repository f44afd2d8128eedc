/** Addresses of programs that lead to another one, and the parameter that has it. */
const WRAPPERS: readonly [address: RegExp, parameter: string][] = [
  [/^www\.google\.[a-z.]+\/url$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com\/$/, 'url'],
]

const WITHIN_DOCUMENT = /^#|^https:\/\/docs\.google\.com\/.*#(heading|bookmark)=/

/**
 * The address that a pasted link means: not that of the program from which it was copied, and a telephone number
 * without spaces. Empty for a place within the copied document.
 */
export function pastedHref(href: string): string {
  const address = href.trim()
  if (WITHIN_DOCUMENT.test(address)) return ''
  if (/^tel:/i.test(address)) return address.replaceAll(/\s|%20/g, '')
  const url = URL.parse(address)
  const [, parameter = ''] =
    WRAPPERS.find(([wrapper]) => url && wrapper.test(url.host + url.pathname)) ?? []
  const inner = url?.searchParams.get(parameter) ?? ''
  return URL.canParse(inner) ? inner : address
}

/** A pasted text; one that is an address and nothing else gets the address that it means. */
export const pastedText = (text: string): string =>
  /^\s*(https?|mailto|tel):\S+\s*$/i.test(text) ? pastedHref(text) : text

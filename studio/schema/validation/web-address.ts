/** What an address of each scheme looks like: the parser alone accepts `https:/example` and `mailto:press`. */
const forms: Record<string, RegExp> = {
  'https:': /^https:\/\/[^\s/?#]+\.[\p{L}\p{N}-]{2,}(:\d+)?([/?#]|$)/iu,
  'mailto:': /^mailto:[^\s@]+@[^\s@]+\.[^\s@]{2,}$/i,
  'tel:': /^tel:\+?[\d(][\d().-]+$/i,
}

/** A web address may be https, mailto or tel, nothing that could run code or leave visitors unprotected. */
export function checkWebAddress(value: string | undefined): true | string {
  if (!value) return true
  if (value !== value.trim()) return 'Remove the spaces around the address.'
  const url = URL.parse(value)
  if (!url) return 'This is not a whole web address. One looks like https://example.com/page.'
  if (url.protocol === 'http:')
    return 'Use https:// instead of http://, so that visitors are protected.'
  const form = forms[url.protocol]
  if (!form) return 'Use an address that starts with https://, mailto: or tel:.'
  return form.test(value) || 'There is a typing error in this address.'
}

const schemes = ['https:', 'mailto:', 'tel:']

/** A web address may be https, mailto or tel, nothing that could run code or leave visitors unprotected. */
export function checkWebAddress(value: string | undefined): true | string {
  if (!value) return true
  if (value !== value.trim()) return 'Remove the spaces around the address.'
  const url = URL.parse(value)
  if (!url) return 'This is not a whole web address. One looks like https://example.com/page.'
  if (url.protocol === 'http:')
    return 'Use https:// instead of http://, so that visitors are protected.'
  if (!schemes.includes(url.protocol))
    return 'Use an address that starts with https://, mailto: or tel:.'
  return true
}

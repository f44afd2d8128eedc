/** Whether the text is an address of the web; `javascript:` and its like are not. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol)
}

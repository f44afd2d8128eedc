interface TextLinkValue {
  href?: string
  document?: { _ref?: string }
}

/** A link inside text leads to a web address or to a page, not both and not nowhere. */
export function checkTextLink(value: TextLinkValue | undefined): true | string {
  const hasAddress = Boolean(value?.href)
  const hasDocument = Boolean(value?.document?._ref)
  if (hasAddress && hasDocument) return 'Choose a page or type a web address, not both.'
  if (!hasAddress && !hasDocument) return 'Choose a page, or type a web address.'
  return true
}

/** The values of the fields that say where a button or link leads. */
export type TargetValues = { target?: string } & Record<string, unknown>

const missing: Record<string, string> = {
  document: 'Choose the page that this leads to.',
  route: 'Choose the account screen that this leads to.',
  url: 'Type the web address that this leads to.',
  dialog: 'Choose the dialog that this opens.',
  file: 'Upload the file that this downloads.',
  anchor: 'Type the anchor of the section that this scrolls to.',
}

/** The field must be filled exactly when `target` names it. */
export function checkTargetField(name: string, values: TargetValues | undefined): true | string {
  const chosen = values?.target === name
  const filled = isFilled(values?.[name])
  if (chosen && !filled) return missing[name] ?? 'This is required.'
  if (!chosen && filled)
    return 'Left over from an earlier choice under “Leads to”. Please clear it.'
  return true
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (value === null || typeof value !== 'object') return false
  return '_ref' in value || 'asset' in value
}

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

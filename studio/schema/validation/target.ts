import { env } from '../../env'
import { adviseHref } from './link-rules'

/** The values of the fields that say where a button or link leads. */
export type TargetValues = { target?: string } & Record<string, unknown>

const missing: Record<string, string> = {
  document: 'Choose the page that this leads to.',
  route: 'Choose the account screen that this leads to.',
  url: 'Enter the link, such as https://example.com/page.',
  dialog: 'Choose the dialog that this opens.',
  file: 'Upload the file that this downloads.',
  anchor: 'Enter the anchor of the section that this scrolls to.',
}

/** Requires a value if `target` names this field, and no value otherwise; a page may have an anchor besides. */
export function checkTargetField(name: string, values: TargetValues | undefined): true | string {
  const chosen = values?.target === name
  const filled = isFilled(values?.[name])
  // The part of a page may be left out.
  if (name === 'anchor' && values?.target === 'document') return true
  if (chosen && !filled) return missing[name] ?? 'This is required.'
  if (!chosen && filled) return 'This belongs to an earlier choice under “Leads to”. Clear it.'
  return true
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (value === null || typeof value !== 'object') return false
  return '_ref' in value || 'asset' in value
}

/** The URL pattern of each scheme; the URL parser alone accepts `https:/example` and `mailto:press`. */
const patterns: Record<string, RegExp> = {
  'https:': /^https:\/\/[^\s/?#]+\.[\p{L}\p{N}-]{2,}(:\d+)?([/?#]|$)/iu,
  'mailto:': /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]{2,}(\?\S*)?$/i,
  'tel:': /^tel:\+?[\d(][\d().-]+$/i,
}

/** Accepts https, mailto and tel URLs only: no scheme that runs code, and no unencrypted http. */
export function checkHref(value: string | undefined): true | string {
  if (!value) return true
  if (/\{\{|\}\}/.test(value)) {
    return 'A figure such as {{customers}} stands in texts only, not in a link. Type the address itself.'
  }
  if (value !== value.trim()) return 'Remove the spaces around the link.'
  const url = URL.parse(value)
  if (!url) {
    const meant = [`mailto:${value}`, `https://${value}`].find((link) => checkHref(link) === true)
    return `This link is incomplete. ${meant ? `Did you mean ${meant}?` : 'A complete one looks like https://example.com/page.'}`
  }
  if (url.protocol === 'http:')
    return 'Use https:// instead of http://, so that visitors are protected.'
  const pattern = patterns[url.protocol]
  if (!pattern) return 'Use a link that starts with https://, mailto: or tel:.'
  return pattern.test(value) || 'This link contains a typing error.'
}

/** Warns about a URL that works for the editor, but not for each visitor. */
export function adviseUrl(value: string | undefined) {
  return adviseHref(value, env.SANITY_STUDIO_SITE_URL)
}

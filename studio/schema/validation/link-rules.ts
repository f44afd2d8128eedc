import { cleanText } from './clean-text'
import { type DocumentRule, isBlock, objectsIn } from './places'

/** A link whose words are gone is invisible, but a keyboard still stops at it. */
export const refuseWordlessLinks: DocumentRule = (places) =>
  places.flatMap(({ value, path }) => {
    if (!isBlock(value)) return []
    const { children = [], markDefs = [] } = value
    const isWordless = markDefs.some(({ _key }) => {
      const spans = children.filter(({ marks }) => marks?.includes(String(_key)))
      const words = spans.map(({ text = '' }) => text).join('')
      return spans.length > 0 && cleanText(words).trim() === ''
    })
    const message =
      'A link in this paragraph has no words, so nobody can see it. Type its words, or remove the link.'
    return isWordless ? [{ message, path }] : []
  })

const IDLE = {
  action: 'This button leads nowhere and is shown as plain text. Choose a target, or remove it.',
  link: 'This link leads nowhere, so it is not shown. Choose a target, or remove it.',
}

/** A button that leads nowhere looks broken, and so would an entry of a menu. */
export const adviseIdleButtons: DocumentRule = (places) =>
  Object.entries(IDLE).flatMap(([type, message]) =>
    objectsIn(places, type)
      .filter(({ value }) => value.target === 'none')
      .map(({ path }) => ({ message, path: [...path, 'target'] })),
  )

/** Hosts that answer no visitor: inside a network, placeholders, and pages that ask for a login. */
const CLOSED =
  /^(localhost|127\.|10\.|192\.168\.)|\.(local|localhost|internal|test)$|(^|\.)example\.(com|org|net)$|^(studio\.youtube|drive\.google|docs\.google)\.com$|\.(sharepoint|slack)\.com$|\.atlassian\.net$/

/** Returns what is wrong with a typed URL that works for the editor, but not for each visitor, or true. */
export function adviseHref(value: string | undefined, site: string): true | string {
  const url = URL.parse(value ?? '')
  if (!url?.protocol.startsWith('http')) return true
  if (withoutWww(url) === withoutWww(URL.parse(site))) {
    return 'This is a page of this site. Choose the page instead of its address, so that the link follows when it is renamed.'
  }
  return CLOSED.test(url.hostname)
    ? `Visitors cannot open ${url.hostname}: it is a placeholder, inside a network, or asks for a login. Enter a public address.`
    : true
}

const withoutWww = (url: URL | null) => url?.host.replace(/^www\./, '')

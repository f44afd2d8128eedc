import { cleanText } from './clean-text'
import {
  type Block,
  type DocumentRule,
  isBlock,
  objectsIn,
  type Place,
  type Stored,
} from './places'

/** Words that do not say where a link leads when a screen reader lists the links of a page. */
const EMPTY_WORDS = new Set([
  'click here',
  'here',
  'link',
  'this link',
  'this page',
  'read more',
  'learn more',
  'more',
  'details',
  'go',
  'button',
])
/** A button stands below the words that explain it. */
const EMPTY_LABELS = new Set(['click here', 'here', 'link', 'this link', 'button'])

interface Link {
  words: string
  target: string
  place: Place
  isButton: boolean
}

/** Buttons, menu entries and links in texts, with their words and an identity of their target. */
function linksIn(places: readonly Place[]): Link[] {
  const buttons = objectsIn(places, 'action', 'link').map((place) => ({
    words: String(place.value.label ?? ''),
    target: targetOf(place.value),
    place,
    isButton: true,
  }))
  const inTexts = places.flatMap((place) =>
    isBlock(place.value) ? linksInBlock(place.value, place) : [],
  )
  return [...buttons, ...inTexts].map((link) => ({
    ...link,
    words: link.words.trim().toLowerCase(),
  }))
}

function linksInBlock(block: Block, place: Place): Link[] {
  return (block.markDefs ?? []).map((definition) => ({
    words: (block.children ?? [])
      .filter(({ marks }) => marks?.includes(String(definition._key)))
      .map(({ text }) => text)
      .join(''),
    target: targetOf({ ...definition, target: definition.href ? 'href' : 'document' }),
    place,
    isButton: false,
  }))
}

function targetOf({ target, ...fields }: Stored): string {
  const value = fields[String(target)] as { _ref?: string; asset?: { _ref?: string } } | string
  if (typeof value === 'string') return `${target} ${value}`
  return `${target} ${value?._ref ?? value?.asset?._ref ?? ''}`
}

/** Advice on the words of links: what they say, and that the same words lead to the same place. */
export const adviseLinkWords: DocumentRule = (places, { _type }) => {
  const seen = new Map<string, string>()
  return linksIn(places).flatMap(({ words, target, place: { path }, isButton }) => {
    if ((isButton ? EMPTY_LABELS : EMPTY_WORDS).has(words)) {
      const message = `“${words}” does not say where this leads. Name the page or what a visitor finds there.`
      return [{ code: 'link.words', message, path }]
    }
    const other = seen.get(words)
    if (words) seen.set(words, other ?? target)
    // The groups of a menu give its entries their meaning.
    if (!words || !other || other === target || _type === 'navigation') return []
    const message = `Another link of this page is also called “${words}”, but leads elsewhere. Give each its own words.`
    return [{ code: 'link.same-words', message, path }]
  })
}

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
    return isWordless ? [{ code: 'link.wordless', message, path }] : []
  })

/** A button that leads nowhere looks broken. */
export const adviseIdleButtons: DocumentRule = (places) =>
  objectsIn(places, 'action')
    .filter(({ value }) => value.target === 'none')
    .map(({ path }) => ({
      code: 'link.idle',
      message:
        'This button leads nowhere and is shown as plain text. Choose a target, or remove it.',
      path: [...path, 'target'],
    }))

const TRACKING = /^(utm_\w+|fbclid|gclid|mc_eid|msclkid|igshid)$/
const PLACEHOLDER_HOST = /(^|\.)example\.(com|org|net)$/
const INTERNAL_HOST = /^(localhost|127\.|10\.|192\.168\.)|\.(local|localhost|internal|test)$/
/** Addresses that ask for a login, or that belong to an editor's own tools. */
const LOGIN =
  /^(studio\.youtube\.com|drive\.google\.com|docs\.google\.com|.*\.sharepoint\.com|(www\.)?dropbox\.com\/(home|work)|.*\.slack\.com|.*\.atlassian\.net)/

/** The URL without the parameters that only count clicks. */
export function withoutTracking(value: string): string {
  const url = URL.parse(value)
  if (!url) return value
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING.test(name)) url.searchParams.delete(name)
  }
  return url.href
}

/** Returns advice on a typed URL that works for the editor, but not for each visitor, or true. */
export function adviseHref(
  value: string | undefined,
  site: string,
): true | { code: string; message: string } {
  const url = URL.parse(value ?? '')
  if (!url?.protocol.startsWith('http')) return true
  const advice = (code: string, message: string) => ({ code, message })
  if (url.host === URL.parse(site)?.host) {
    return advice(
      'href.own',
      'This is a page of this site. Choose it under “Leads to” instead, so that the link follows when the page is renamed.',
    )
  }
  if (INTERNAL_HOST.test(url.hostname)) {
    return advice(
      'href.internal',
      `${url.hostname} is only reachable inside your network. Use the public address.`,
    )
  }
  if (PLACEHOLDER_HOST.test(url.hostname)) {
    return advice('href.placeholder', `${url.hostname} is a placeholder. Enter the real address.`)
  }
  if (LOGIN.test(url.hostname + url.pathname)) {
    return advice(
      'href.login',
      `Pages of ${url.hostname} ask visitors to log in. Use the public link of the video or file.`,
    )
  }
  if ([...url.searchParams.keys()].some((name) => TRACKING.test(name))) {
    return advice(
      'href.tracking',
      'This address contains tracking parameters of the page where it was copied. Remove them.',
    )
  }
  return true
}

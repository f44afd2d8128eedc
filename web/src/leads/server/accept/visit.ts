import { PARAMETERS } from '../../forms/campaign-name.ts'
import { cleanText } from '../../forms/text-length.ts'

/** What brought a visitor, as it is stored: only what was checked or shortened. */
export type Visit = Partial<Record<(typeof PARAMETERS)[number], string>> & {
  /** The host of the page with the link; never ours. */
  referrer?: string
  /** The path of the page of ours that they came to. */
  landing?: string
}

/** The first visit, kept by the browser with consent to marketing; `day` is in UTC, as `2026-03-01`. */
export type FirstVisit = Visit & { day: string }

/** What a browser says, by the names of a `FirstVisit`. */
type Said = Readonly<Record<string, string>> | undefined

type Site = {
  siteUrl: string
  /** The path, if it is one of the site's pages. */
  pathOf: (said: string) => Promise<string | undefined>
}

// In characters. Links of advertising programs are shorter.
const LONGEST_PARAMETER = 100

// Mail programs put the address of the recipient into such links, and services that count clicks encode it again.
const ADDRESS = /@|%(25)*40/

/** A visit with what is malformed, unknown or personal left out; undefined if nothing is left. */
export async function readVisit(said: Said, { siteUrl, pathOf }: Site): Promise<Visit | undefined> {
  if (!said) return undefined
  const value = (name: string) => (Object.hasOwn(said, name) ? (said[name] ?? '') : '')
  const visit: Visit = {}
  for (const name of PARAMETERS) {
    const text = shortLine(value(name), LONGEST_PARAMETER)
    if (text && !ADDRESS.test(text)) visit[name] = text
  }
  const referrer = hostIn(value('referrer'))
  if (referrer && referrer !== URL.parse(siteUrl)?.hostname) visit.referrer = referrer
  const landing = await pathOf(value('landing'))
  if (landing) visit.landing = landing
  return Object.keys(visit).length > 0 ? visit : undefined
}

/** How long a first visit is remembered, in days; the browser forgets it then, too. */
const REMEMBERED = 90

/** The same for the first visit; undefined also if its day is not one of the last 90. */
export async function readFirstVisit(
  said: Said,
  { now, ...site }: Site & { now: number },
): Promise<FirstVisit | undefined> {
  const visit = await readVisit(said, site)
  const day = said && Object.hasOwn(said, 'day') ? (said.day ?? '') : ''
  if (!visit || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const age = (now - Date.parse(day)) / 86_400_000
  // A day of tolerance for clocks that differ.
  return age > -1 && age < REMEMBERED + 1 ? { day, ...visit } : undefined
}

const HOST = /^(?=.{1,253}$)[a-z\d_-]+(?:\.[a-z\d_-]+)*$/

function hostIn(said: string): string | undefined {
  if (said.length > 253) return undefined
  const host = URL.parse(`http://${said}`)?.hostname ?? ''
  return HOST.test(host) ? host : undefined
}

// Invisible and direction-changing characters, among them the marks of draft mode.
const UNSEEN = /[\p{Cf}\p{Cc}]/gu

/** Text on one line without invisible characters, cut to `most` characters. */
export function shortLine(text: string, most: number): string {
  const line = cleanText(text.replace(/\s+/g, ' ').replace(UNSEEN, ''))
  return Array.from(line).slice(0, most).join('')
}

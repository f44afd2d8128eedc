import { campaignName } from '../../web/src/leads/forms/campaign-name'

/** The names of a campaign's link, in the spelling in which requests are counted. */
export interface LinkNames {
  campaign: string
  source: string
  /** May be ''. */
  medium: string
}

/** The address of a page with the parameters of a campaign; undefined without a campaign or a source. */
export function campaignLink(page: string, names: LinkNames): string | undefined {
  const { campaign, source, medium } = names
  if (!campaign || !source) return undefined
  const url = new URL(page)
  url.searchParams.set('utm_source', source)
  if (medium) url.searchParams.set('utm_medium', medium)
  url.searchParams.set('utm_campaign', campaign)
  return url.href
}

/** The letters and digits alone: `linked-in`, `linked_in` and `linkedin` have the same. */
const letters = (name: string) => name.replace(/[-._]/g, '')

/** A name in use that differs from `name` only by a hyphen, a dot or an underscore. */
export function similarName(name: string, inUse: readonly string[]): string | undefined {
  if (inUse.includes(name)) return undefined
  return inUse.find((other) => letters(other) === letters(name))
}

/** Stored names as they can be suggested, whatever an API write has stored. */
export function suggestions(stored: unknown): string[] {
  const texts = Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  return [...new Set(texts.map(campaignName))].filter(Boolean).sort().slice(0, MOST_SUGGESTED)
}

const MOST_SUGGESTED = 500

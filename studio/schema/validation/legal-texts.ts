import type { ValidationContext } from 'sanity'
import { apiVersion } from '../../env'
import { publishedId } from './path'
import { type Content, publicHistory } from './public-history'

/** A published text of a legal page as a document of its own; undefined without a date. */
export function legalVersionOf({ _id, title, summary, body, lastUpdated }: Content) {
  if (typeof lastUpdated !== 'string') return undefined
  return {
    _id: `legal-version-${_id}-${lastUpdated}`,
    _type: 'legalVersion',
    page: { _type: 'reference', _ref: String(_id), _weak: true },
    date: lastUpdated,
    title,
    ...(summary !== undefined && { summary }),
    body,
  }
}

export type LegalVersion = NonNullable<ReturnType<typeof legalVersionOf>>

/** The dates of the texts of a legal page that are kept. */
export const KEPT_DATES_QUERY = '*[_type == "legalVersion" && page._ref == $id].date'

/** The published texts of a legal page with other dates than its present one: of each date the last, the newest first. */
export function formerTexts(history: readonly Content[], lastUpdated: unknown): LegalVersion[] {
  const texts = new Map<string, LegalVersion>()
  for (const text of history.map(legalVersionOf)) {
    if (text && text.date !== lastUpdated && !texts.has(text.date)) texts.set(text.date, text)
  }
  return [...texts.values()]
}

/** Returns which published texts of a legal page are not kept, or true. */
export async function checkTextsKept(
  lastUpdated: unknown,
  { document, getClient, environment }: ValidationContext,
): Promise<true | string> {
  if (!document) return true
  const client = getClient({ apiVersion })
  const id = publishedId(document._id)
  try {
    const former = formerTexts(await publicHistory(client, id), lastUpdated)
    if (former.length === 0) return true
    const kept = await client.fetch<string[]>(KEPT_DATES_QUERY, { id })
    const lost = former.filter(({ date }) => !kept.includes(date)).map(({ date }) => date)
    if (lost.length === 0) return true
    return `The text of ${lost.join(', ')} was public and is not kept: press “Keep this version”.`
  } catch (error) {
    // Publishing in the Studio never waits for the history.
    if (environment === 'studio') return true
    throw error
  }
}

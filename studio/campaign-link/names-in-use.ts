import type { SanityClient } from 'sanity'
import { type LinkNames, suggestions } from './campaign-link'

/** The names in use, each list in alphabetical order. */
export interface NamesInUse {
  campaigns: string[]
  sources: string[]
  media: string[]
}

export const NONE: NamesInUse = { campaigns: [], sources: [], media: [] }

/** The document that holds them (`schema/singletons/campaign-names.ts`). */
const DOCUMENT = { _id: 'campaignNames', _type: 'campaignNames' }

/** Reads the names in use; none if the document is missing. */
export async function readNamesInUse(client: SanityClient): Promise<NamesInUse> {
  const stored = await client.getDocument(DOCUMENT._id)
  return {
    campaigns: suggestions(stored?.campaigns),
    sources: suggestions(stored?.sources),
    media: suggestions(stored?.media),
  }
}

/** Adds the names of a link to those in use; rejects if the user may not write. */
export async function keepNames(
  client: SanityClient,
  { campaign, source, medium }: LinkNames,
): Promise<void> {
  // A colleague may have added one since the dialog was opened.
  const inUse = await readNamesInUse(client)
  const used = { campaigns: campaign, sources: source, media: medium }
  const added = Object.entries(used).filter(
    ([list, name]) => name && !inUse[list as keyof NamesInUse].includes(name),
  )
  if (added.length === 0) return
  const transaction = client.transaction().createIfNotExists(DOCUMENT)
  // A patch has room for one `append`.
  for (const [list, name] of added)
    transaction.patch(client.patch(DOCUMENT._id).setIfMissing(NONE).append(list, [name]))
  await transaction.commit({ tag: 'campaign-link' })
}

import { createClient, type SanityClient } from '@sanity/client'
import { applyPatch, type RawPatch } from 'mendoza'

// No imports of ours: the command `npm run doctor` loads this file without a bundler.

/** What a document contained at a time. */
export type Content = { readonly [field: string]: unknown }

/** Sanity answers at most this many transactions at once. */
const AT_ONCE = 50

type Entry = { id: string; effects: { [document: string]: { revert: RawPatch } | undefined } }

const known = new Map<string, { revision: string; history: Promise<Content[]> }>()

/**
 * All that was published under this id, the newest first, also if it is published no more: whichever way led there. It
 * reaches as far back as the content lake keeps history: at Sanity 3 to 365 days, by plan.
 */
export async function publicHistory(client: SanityClient, id: string): Promise<Content[]> {
  const raw = client.withConfig({ perspective: 'raw' })
  const revision = await raw.fetch<string | null>('*[_id == $id][0]._rev', { id })
  // The client of a rule is a proxy, whose `request` throws.
  const direct = createClient(client.config())
  if (!revision) return readHistory(direct, id)
  const last = known.get(id)
  if (last?.revision === revision) return last.history
  const history = readHistory(direct, id)
  known.set(id, { revision, history })
  history.catch(() => known.delete(id))
  return history
}

/** The addresses of a document: its path, and its earlier ones. An API write may have stored anything. */
export function addressesOf({ path, earlierPaths }: Content): string[] {
  const current = typeof path === 'object' && path && 'current' in path ? path.current : undefined
  const earlier: unknown[] = Array.isArray(earlierPaths) ? earlierPaths : []
  return [current, ...earlier].filter((address) => typeof address === 'string')
}

async function readHistory(client: SanityClient, id: string): Promise<Content[]> {
  const entries = await readTransactions(client, id)
  const [newest] = entries
  if (!newest) return []
  const { documents } = await client.request<{ documents: Content[] }>({
    url: `/data/history/${client.config().dataset}/documents/${id}`,
    query: { revision: newest.id },
  })
  // The patches leave out the revision.
  const { _rev, ...latest } = documents[0] ?? {}
  let content: Content | null = documents[0] ? latest : null
  const history: (Content | null)[] = [content]
  for (const { effects } of entries) {
    const effect = effects[id]
    if (!effect) continue
    content = applyPatch(content, effect.revert) as Content | null
    history.push(content)
  }
  return history.filter((state) => state !== null)
}

/** The transactions of a document, the newest first. */
async function readTransactions(client: SanityClient, id: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const earliest = entries.at(-1)?.id
    // Nothing is an answer without a body.
    const lines = await client.request<string | undefined>({
      url: `/data/history/${client.config().dataset}/transactions/${id}`,
      query: {
        effectFormat: 'mendoza',
        excludeContent: 'true',
        excludeMutations: 'true',
        includeIdentifiedDocumentsOnly: 'true',
        reverse: 'true',
        limit: String(AT_ONCE),
        ...(earliest && { toTransaction: earliest }),
      },
    })
    const page = (lines ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Entry)
    // A page begins with the transaction at which the one before ended.
    entries.push(...page.filter((entry) => entry.id !== earliest))
    if (page.length < AT_ONCE) return entries
  }
}

import 'server-only'
import { LRUCache } from 'lru-cache'
import { perProcess } from '@/lib/per-process'

/** The webhooks of Sanity and of the lake name the transaction of their change. */
export const TRANSACTION_HEADER = 'sanity-transaction-id'

/** In ms. After it the next webhook refreshes again, in case the content API has shown the transaction in parts. */
const COVERED_FOR = 5000

const covered = perProcess(
  'refreshed-transactions',
  () => new LRUCache<string, Promise<boolean>>({ max: 100, ttl: COVERED_FOR }),
)

/**
 * Refreshes for the first webhook of a transaction; the others of the next seconds share its result. An import creates
 * thousands of redirects in one transaction, with a webhook for each; no page is made of them, and one read of the path
 * index has them all. Calls `refresh` again if it has failed.
 */
export async function oncePerTransaction(
  transaction: string,
  refresh: () => Promise<Response>,
): Promise<Response> {
  if (await covered.get(transaction)) return Response.json({ refreshed: [] })
  const response = refresh()
  covered.set(
    transaction,
    response.then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return response
}

import type { SanityClient } from '@sanity/client'
import { seedDocuments } from './seed-documents.ts'

/** Whether a lake has no document of any seeded type, drafts included. Throws the client's errors. */
export async function lakeIsEmpty(client: SanityClient): Promise<boolean> {
  const types = [...new Set(seedDocuments.map(({ _type }) => _type))]
  const count = await client.fetch<number>(
    'count(*[_type in $types][0...1])',
    { types },
    { perspective: 'raw' },
  )
  return count === 0
}

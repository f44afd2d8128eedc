import type { SanityClient } from '@sanity/client'
import type { LakeState, Stored } from './plan-seed.ts'
import { hashesOf, SEED_RECORD_ID, type SeedRecord } from './seed-record.ts'

const QUERY = `{
  "published": *[_id in $ids],
  "drafts": *[_id in $draftIds]._id,
  "record": *[_id == $recordId][0]
}`

type Answer = { published: Stored[]; drafts: string[]; record: SeedRecord | null }

/** Reads the given documents, their drafts and the seed record from a lake. Throws the client's errors. */
export async function readLakeState(client: SanityClient, ids: string[]): Promise<LakeState> {
  const { published, drafts, record } = await client.fetch<Answer>(
    QUERY,
    { ids, draftIds: ids.map(draftOf), recordId: SEED_RECORD_ID },
    { perspective: 'raw' },
  )
  return {
    published: new Map(published.map((document) => [document._id, document])),
    drafts: new Set(drafts.map((id) => id.replace(/^drafts\./, ''))),
    hashes: hashesOf(record),
    ...(record?.day && { day: record.day }),
  }
}

export const draftOf = (id: string) => `drafts.${id}`

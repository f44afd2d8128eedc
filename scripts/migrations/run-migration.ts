import type { Mutation, SanityClient, SanityDocument } from '@sanity/client'
import { collectMigrationMutations, type Migration } from '@sanity/migrate'
import { SanityEncoder } from '@sanity/mutate'

const BATCH = 500

/**
 * Runs a migration of `@sanity/migrate` and reports each changed document on one line. The library's runner sends to
 * https://PROJECT.HOST only, in several transactions; this one uses our client, so it reaches any lake, and one
 * transaction, so it changes everything or nothing.
 */
export async function runMigration(
  client: SanityClient,
  migration: Migration,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> {
  // "raw" includes drafts and versions.
  const raw = client.withConfig({ perspective: 'raw' })
  const documents = () => readDocuments(raw, migration.documentTypes ?? [])
  const getDocuments = async <T extends SanityDocument>(ids: string[]) =>
    raw.fetch<T[]>('*[_id in $ids]', { ids })
  const filtered = {
    getDocuments,
    getDocument: async <T extends SanityDocument>(id: string) => (await getDocuments<T>([id]))[0],
  }
  const mutations: Mutation[] = []
  const context = { client: raw, dryRun, filtered }
  for await (const change of collectMigrationMutations(migration, documents, context)) {
    mutations.push(...(SanityEncoder.encodeAll([change].flat() as never) as Mutation[]))
  }
  if (mutations.length > 0) {
    const options = { dryRun, visibility: 'sync', returnDocuments: false } as const
    await client.mutate(expectRevisionsOnce(mutations), options)
  }
  const changes = Map.groupBy(mutations.map(describe), ({ id }) => id)
  return [...changes].map(([id, all]) => `${id}: ${all.map(({ what }) => what).join(', ')}`)
}

/** The encoder splits one patch into several; only the first can expect a revision, because it changes the revision. */
function expectRevisionsOnce(mutations: Mutation[]): Mutation[] {
  const seen = new Set<string>()
  return mutations.map((mutation) => {
    if (!('patch' in mutation)) return mutation
    const { id } = describe(mutation)
    if (!seen.has(id)) {
      seen.add(id)
      return mutation
    }
    const { ifRevisionID, ...patch } = mutation.patch
    return { patch }
  })
}

/** All documents of these types by id, in batches. */
async function* readDocuments(client: SanityClient, types: string[]) {
  let last = ''
  while (true) {
    const found = await client.fetch<SanityDocument[]>(
      `*[_type in $types && _id > $last] | order(_id asc)[0...${BATCH}]`,
      { types, last },
    )
    yield* found
    if (found.length < BATCH) return
    last = found.at(-1)?._id ?? last
  }
}

function describe(mutation: Mutation): { id: string; what: string } {
  if ('patch' in mutation) {
    const { set = {}, unset = [], ...patch } = mutation.patch
    const what = [...Object.keys(set), ...unset].join(', ')
    return { id: String('id' in patch ? patch.id : patch.query), what }
  }
  const [[kind = '', value] = []] = Object.entries(mutation)
  return { id: String(value?._id ?? value?.id), what: kind === 'delete' ? 'deleted' : 'created' }
}

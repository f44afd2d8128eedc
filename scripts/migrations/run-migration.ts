import type { Mutation, SanityClient, SanityDocument } from '@sanity/client'
import { collectMigrationMutations, type Migration } from '@sanity/migrate'
import { SanityEncoder } from '@sanity/mutate'

const BATCH = 500

/**
 * Runs a migration of `@sanity/migrate` and says what it changed, one line for each document.
 * Its own runner sends to https://PROJECT.HOST only, in several transactions; this one uses our client, so that it
 * reaches any lake, and one transaction, so that it changes everything or nothing.
 */
export async function runMigration(
  client: SanityClient,
  migration: Migration,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> {
  // "raw" has drafts and versions, too.
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

/** The encoder makes several patches of one; the first gives the document a new revision, so only it can expect one. */
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

/** Every document of these types, by id, a batch at a time. */
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

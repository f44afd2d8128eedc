import 'server-only'
import type { QueryParams } from '@sanity/client'
import { client } from '@/sanity/client'
import { queryForMany } from '@/sanity/query-for-many'

type Read = { name: string; query: string; params?: QueryParams }
type Keys = { path: string | null; id: string; type: string }
type Answer = { batchKey: string }

/** Documents per query, and cached queries: the build renders the pages in order. */
const CHUNK = 50
const KEPT = 12

const KEYS_QUERY = `*[defined(path.current)] | order(_type asc, path.current asc){
  "path": path.current, "id": _id, "type": _type
}`

const chunks = new Map<string, Promise<Map<string, unknown>>>()
let keys: Promise<Keys[]> | undefined

// Otherwise Next also caches the response on disk, and the next build reads old content.
const fresh = { cache: 'no-store' } as const

/**
 * For a build, which reads every page: a read of one document also fetches its neighbors, so that two
 * thousand articles take forty queries. A page still shows, and is tagged by, its own document only.
 */
export async function readAhead<Result>(read: Read): Promise<Result> {
  const many = queryForMany(read.query)
  const key = many && read.params?.[many.param]
  const together = many && key ? await neighborsOf(key, many.param) : []
  if (!many || together.length === 0) {
    return client.fetch<Result>(read.query, read.params ?? {}, fresh)
  }
  const answers = await chunkOf(`${read.name} ${together[0]}`, many.query, together)
  // The result of the single query for a missing document.
  return (answers.get(key) ?? null) as Result
}

/** The keys of the chunk that contains this one, among the documents of its type. */
async function neighborsOf(key: string, param: 'path' | 'id'): Promise<string[]> {
  keys ??= client.fetch<Keys[]>(KEYS_QUERY, {}, fresh)
  const all = await keys
  const type = all.find((each) => each[param] === key)?.type
  const ofType = all.filter((each) => each.type === type).flatMap((each) => each[param] ?? [])
  const at = ofType.indexOf(key)
  if (at < 0) return []
  const start = at - (at % CHUNK)
  return ofType.slice(start, start + CHUNK)
}

function chunkOf(name: string, query: string, together: string[]) {
  const known = chunks.get(name)
  if (known) return known
  const reading = client
    .fetch<Answer[]>(query, { keys: together }, fresh)
    .then((answers) => new Map<string, unknown>(answers.map(withoutKey)))
  chunks.set(name, reading)
  const oldest = chunks.keys().next().value
  if (chunks.size > KEPT && oldest) chunks.delete(oldest)
  return reading
}

const withoutKey = ({ batchKey, ...document }: Answer) => [batchKey, document] as const

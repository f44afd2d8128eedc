import { map, type Observable, shareReplay } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { apiVersion } from '../env'
import { documentTypes } from '../schema/index'
import { routableTypeNames } from '../schema/routable-types'
import { publishedId } from '../schema/validation/path'
import { dayOnSite } from '../schema/validation/site-time'

/** A job counts as closing this many days before its last day. */
const CLOSING_DAYS = 14

/** A list of documents that may need an editor. */
export interface ContentList {
  name: string
  title: string
}

/** Lists of documents by state, most urgent first. */
export const stateLists = [
  { name: 'changed', title: 'Changed since publishing' },
  { name: 'neverPublished', title: 'Drafts, never published' },
  { name: 'pastEvents', title: 'Past events without a recording' },
  { name: 'closingJobs', title: `Jobs that close within ${CLOSING_DAYS} days` },
  { name: 'reviewDue', title: 'Review due' },
  { name: 'noDescription', title: 'No description for search' },
] as const satisfies ContentList[]

export type StateName = (typeof stateLists)[number]['name']

interface Draft {
  _id: string
  _type: string
  path: string | null
  isPublished: boolean
}

/** The query result: ids of documents by state, and data for the counts. */
export type RawState = {
  drafts: Draft[]
  paths: string[]
  counts: Record<string, number>
} & Record<Exclude<StateName, 'changed' | 'neverPublished'>, string[]>

export interface ContentState {
  /** Published ids by state. */
  ids: Record<StateName, string[]>
  /** The number of documents of a type, including unpublished drafts. */
  countOf: (type: string) => number
  /** The number of pages whose path is accepted. */
  countPages: (accepts: (path: string) => boolean) => number
}

const isPublished = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'
const listed = (types: readonly string[]) => `[${types.map((type) => `"${type}"`).join(', ')}]`

const counts = documentTypes.map(
  (type) => `"${type}": count(*[_type == "${type}" && ${isPublished}])`,
)

/** For the perspective `raw`. */
export const contentStateQuery = `{
  "drafts": *[_id in path("drafts.**") && _type in ${listed(documentTypes)}]{
    _id,
    _type,
    "path": path.current,
    "isPublished": count(*[_id == string::split(^._id, "drafts.")[1]]) > 0
  },
  "pastEvents": *[_type == "event" && endsAt < now() && !defined(recording._ref) && ${isPublished}]._id,
  "closingJobs": *[_type == "job" && openUntil <= $soon && ${isPublished}]._id,
  "reviewDue": *[defined(reviewOn) && reviewOn <= $today && ${isPublished}]._id,
  "noDescription": *[
    _type in ${listed(routableTypeNames)} && defined(path.current) && seo.hideFromSearch != true
    && coalesce(seo.description, "") == "" && coalesce(summary, "") == "" && ${isPublished}
  ]._id,
  "paths": *[_type == "page" && defined(path.current) && ${isPublished}].path.current,
  "counts": { ${counts.join(', ')} }
}`

/** The dates that the query compares with. */
export function contentStateParams(now = Date.now()) {
  return { today: dayOnSite(now), soon: dayOnSite(now + CLOSING_DAYS * 24 * 3_600_000) }
}

/** Maps the query result to counts and ids. */
export function toContentState({ drafts, paths, counts, ...ids }: RawState): ContentState {
  const isNew = (draft: Draft) => !draft.isPublished
  const idsOf = (some: Draft[]) => some.map(({ _id }) => publishedId(_id))
  const fresh = drafts.filter(isNew)
  return {
    ids: {
      ...ids,
      changed: idsOf(drafts.filter((draft) => !isNew(draft))),
      neverPublished: idsOf(fresh),
    },
    countOf: (type) => (counts[type] ?? 0) + fresh.filter(({ _type }) => _type === type).length,
    countPages: (accepts) => {
      const drafted = fresh.flatMap(({ _type, path }) => (_type === 'page' ? (path ?? '') : []))
      return [...paths, ...drafted].filter(accepts).length
    },
  }
}

const states = new WeakMap<DocumentStore, Observable<ContentState>>()

/** The live state of the content; all lists and counts share one query. */
export function contentState(store: DocumentStore): Observable<ContentState> {
  const known = states.get(store)
  if (known) return known
  const query = { fetch: contentStateQuery, listen: `*[_type in ${listed(documentTypes)}]` }
  const state = store
    .listenQuery(query, contentStateParams(), {
      apiVersion,
      tag: 'content-state',
      perspective: 'raw',
      throttleTime: 2000,
      transitions: ['update', 'appear', 'disappear'],
    })
    .pipe(
      map((raw) => toContentState(raw as RawState)),
      shareReplay({ bufferSize: 1, refCount: true }),
    )
  states.set(store, state)
  return state
}

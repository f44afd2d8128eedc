import { firstValueFrom } from 'rxjs'
import type { Path, SanityClient } from 'sanity'
import { pathOf, type StoredDocument } from '../../actions/stored-document'
import { type Naming, pagesShowing, type RunQuery } from '../../presentation/figure-use'
import { documentTypes } from '../../schema/index'
import { publishedId } from '../../schema/validation/path'
import { conditionOf, paramsOf, placesIn, type Subject } from './subjects'
import { titleOf } from './title-of'

/** Where a document uses something. */
export interface UsedPlace {
  path: Path
  /** The places in words, such as “Sections › Hero”. */
  text: string
}

/** A document that uses something. */
export interface UsedRow {
  /** The published id. */
  id: string
  type: string
  title: string
  /** Its path on the site, if it has one. */
  path: string | undefined
  isPublished: boolean
  hasDraft: boolean
  isInRelease: boolean
  places: UsedPlace[]
}

export interface Places {
  rows: UsedRow[]
  /** The published ones with the fields that name it, for `readShown`. */
  naming: Naming[]
}

/** Where the site shows something. */
export interface Shown {
  pages: { title: string; href: string }[]
  /** Instead of pages: that any page can show it. */
  message?: string | undefined
}

interface Options {
  describe: (document: StoredDocument, path: Path) => string
  onProgress: (read: number, total: number) => void
  signal: AbortSignal
}

/** How many documents are read at a time, and of how many the pages. The API stops a query of 5,000 after 10 s. */
const AT_A_TIME = 500

const ofContent = `_type in $types && !(_type in ["legalVersion", "redirect"])`

/** Finds all documents, drafts and versions that use something. Throws the client's errors, and the signal's reason. */
export async function readPlaces(
  client: SanityClient,
  subject: Subject,
  { describe, onProgress, signal }: Options,
): Promise<Places> {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const condition = `${ofContent} && ${conditionOf(subject)}`
  const params = { ...paramsOf(subject), types: documentTypes }
  const { total, key } = await raw.fetch<{ total: number; key: string | null }>(
    `{"total": count(*[${condition}]), "key": *[_id == $value][0].key}`,
    params,
  )
  const rows = new Map<string, UsedRow>()
  const naming: Naming[] = []
  const fields = subject.kind === 'type' ? '_id, _type, title, name, label, path' : '...'
  let read = 0
  for (let after = ''; ; ) {
    signal.throwIfAborted()
    const some = await raw.fetch<StoredDocument[]>(
      `*[${condition} && _id > $after] | order(_id asc)[0...${AT_A_TIME}]{${fields}}`,
      { ...params, after },
    )
    for (const document of some) {
      const paths = placesIn(document, subject, key ?? undefined)
      if (paths.length === 0 && subject.kind !== 'type') continue
      addTo(
        rows,
        document,
        paths.map((path) => ({ path, text: describe(document, path) })),
      )
      if (publishedId(document._id) === document._id)
        naming.push({ document: toSlim(document), fields: topFields(paths) })
    }
    read += some.length
    onProgress(read, Math.max(read, total))
    const last = some.at(-1)
    if (!last || some.length < AT_A_TIME) break
    after = last._id
  }
  const { compare } = new Intl.Collator('en', { numeric: true })
  const sorted = [...rows.values()].sort(
    (a, b) => compare(a.type, b.type) || compare(a.title, b.title),
  )
  return { rows: sorted, naming }
}

function addTo(rows: Map<string, UsedRow>, document: StoredDocument, places: UsedPlace[]) {
  const id = publishedId(document._id)
  const isPublished = document._id === id
  const hasDraft = document._id.startsWith('drafts.')
  const row = rows.get(id)
  const all = [...(row?.places ?? []), ...places]
  rows.set(id, {
    id,
    type: document._type,
    // The published title, since other editors know the document by it.
    title: row && !isPublished ? row.title : titleOf(document),
    path: (isPublished ? undefined : row?.path) ?? pathOf(document) ?? row?.path,
    isPublished: isPublished || (row?.isPublished ?? false),
    hasDraft: hasDraft || (row?.hasDraft ?? false),
    isInRelease: (!isPublished && !hasDraft) || (row?.isInRelease ?? false),
    places: [...new Map(all.map((place) => [place.text, place])).values()],
  })
}

const toSlim = ({ _id, _type, path, order }: StoredDocument) => ({ _id, _type, path, order })

const topFields = (paths: readonly Path[]) => [...new Set(paths.map(([field]) => String(field)))]

/** The pages that show what these documents name. Throws the client's errors, and the signal's reason. */
export async function readShown(
  client: SanityClient,
  naming: readonly Naming[],
  signal: AbortSignal,
): Promise<Shown> {
  const live = client.withConfig({ perspective: 'published', useCdn: false })
  const run: RunQuery = (query, params) => live.observable.fetch(query, params, { signal })
  const products = await live.fetch<StoredDocument[]>('*[_type == "product"]{_id, _type, order}')
  const pages = new Map<string, Shown['pages'][number]>()
  for (let start = 0; start < naming.length; start += AT_A_TIME) {
    signal.throwIfAborted()
    const some = naming.slice(start, start + AT_A_TIME)
    const { locations = [], message } = await firstValueFrom(pagesShowing(run, some, products))
    if (message) return { pages: [], message }
    for (const { title, href } of locations) pages.set(href, { title, href })
  }
  return { pages: [...pages.values()].sort((one, other) => one.href.localeCompare(other.href)) }
}

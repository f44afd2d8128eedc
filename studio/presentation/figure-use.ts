import { combineLatest, map, type Observable, of, switchMap } from 'rxjs'
import type { DocumentLocation, DocumentLocationsState } from 'sanity/presentation'
import { routableTypeNames } from '../schema/routable-types'
import { figureKeysIn } from '../schema/validation/figures'
import { pathOf } from '../schema/validation/path'
import { isRecord, type Stored } from '../schema/validation/places'
import { locationsQuery } from './locations-query'
import { shownBesideEachOther } from './shown-by'

/** Runs a query, once or as a live query. */
export type RunQuery = <Result>(query: string, params: Stored) => Observable<Result>

// Any text of any document can name a figure, and GROQ cannot search all of them.
const FIGURE_QUERY = `{
  "key": *[_id == $id][0].key,
  "documents": *[
    !(_type match "sanity.*") && !(_type match "system.*")
    && !(_type in ["companyFigure", "legalVersion", "redirect"])
  ]
}`

const OWN_PAGES_QUERY = `*[
  (_id in $ids || _type in $types) && _type in $routable && defined(path.current)
]{ "title": coalesce(title, "Untitled"), "href": path.current }`

/** Documents whose texts are on every page. */
const onAnyPage: Record<string, string> = {
  siteSettings: 'Site settings',
  navigation: 'Navigation',
  words: 'Words',
}

/** Fields that only a document's own page shows; lists and other pages show its other fields. */
const onOwnPageOnly = new Set(['sections', 'body', 'seo'])

/** A published document, or a draft. */
interface StoredDocument extends Stored {
  _id: string
  _type: string
}

/** A document, and the top-level fields in which something stands. */
interface Naming {
  document: StoredDocument
  fields: string[]
}

/** The pages that show a company figure in a text or in large type, directly or through a document that they show. */
export function figureUse(run: RunQuery, id: string): Observable<DocumentLocationsState> {
  const found = run<{ key: string | null; documents: StoredDocument[] }>(FIGURE_QUERY, { id })
  return found.pipe(
    switchMap(({ key, documents }) => {
      const naming = documents.flatMap((document) => {
        const fields = Object.keys(document).filter((field) => names(document[field], id, key))
        return fields.length > 0 ? [{ document, fields }] : []
      })
      const products = documents.filter(({ _type }) => _type === 'product')
      return pagesShowing(run, naming, products).pipe(map((state) => withAdvice(state, key)))
    }),
  )
}

/**
 * The pages that show what stands in fields of documents, directly or through a document that they show. `products` are
 * all products.
 */
function pagesShowing(
  run: RunQuery,
  naming: readonly Naming[],
  products: readonly StoredDocument[],
): Observable<DocumentLocationsState> {
  const shown = naming.flatMap(({ document, fields }) => {
    const some = fields.filter((field) => isShown(document, field, products))
    return some.length > 0 ? [{ document, fields: some }] : []
  })
  const general = shown.filter(isListed).flatMap(({ document }) => onAnyPage[document._type] ?? [])
  return general.length > 0
    ? of(shownOnAnyPage(general))
    : pagesOf(run, shown).pipe(map((locations) => ({ locations })))
}

const names = (value: unknown, id: string, key: string | null) =>
  (key !== null && figureKeysIn(value).has(key)) || refersTo(value, id)

function refersTo(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => refersTo(item, id))
  if (!isRecord(value)) return false
  return value._ref === id || Object.values(value).some((item) => refersTo(item, id))
}

/** Only lists show a product's summary, and only that of the first product. */
function isShown(document: StoredDocument, field: string, products: readonly StoredDocument[]) {
  if (document._type !== 'product' || field !== 'summary') return true
  return products.every(({ order }) => Number(document.order ?? 0) <= Number(order ?? 0))
}

const isListed = ({ fields }: Naming) => fields.some((field) => !onOwnPageOnly.has(field))
const isOnOwnPage = ({ document, fields }: Naming) =>
  document._type !== 'product' || fields.some((field) => field !== 'summary')

function pagesOf(run: RunQuery, naming: readonly Naming[]): Observable<DocumentLocation[]> {
  const listed = naming.filter(isListed).map(({ document }) => document)
  const own = run<DocumentLocation[]>(OWN_PAGES_QUERY, {
    ids: naming.filter(isOnOwnPage).map(({ document }) => document._id),
    types: shownBesideEachOther.filter((type) => listed.some(({ _type }) => _type === type)),
    routable: routableTypeNames,
  })
  // The query above covers fields that the document's own page shows.
  const paths = new Set(listed.map((document) => pathOf(document)))
  const shown = [...Map.groupBy(listed, ({ _type }) => _type)].map(([type, documents]) =>
    run<DocumentLocationsState>(locationsQuery(type), {
      ids: documents.map(({ _id }) => _id),
    }).pipe(map(({ locations = [] }) => locations.filter(({ href }) => !paths.has(href)))),
  )
  return combineLatest([own, ...shown]).pipe(
    map((lists) => {
      const pages = new Map(lists.flat().map((page) => [page.href, page]))
      return [...pages.values()].sort((one, other) => one.href.localeCompare(other.href))
    }),
  )
}

function shownOnAnyPage(general: readonly string[]): DocumentLocationsState {
  return {
    message: `Used in ${general.join(' and ')}, so any page can show it.`,
    locations: [{ title: 'Home', href: '/' }],
    tone: 'positive',
  }
}

function withAdvice(state: DocumentLocationsState, key: string | null): DocumentLocationsState {
  if (state.message || (state.locations ?? []).length > 0) return state
  const message = `No page shows this. Choose it in a section, or write {{${key ?? 'name'}}} in a text.`
  return { message, tone: 'caution' }
}

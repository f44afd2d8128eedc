import { at, defineMigration, patch, set, unset } from 'sanity/migrate'

type Stored = { _id: string; _type: string; order?: unknown; orderRank?: unknown }

const FIRST = 36 ** 5
const STEP = 8

/** The rank that @sanity/orderable-document-list gives to the document at a place of a new list. */
const rankAt = (place: number) => `0|${(FIRST + place * STEP).toString(36).padStart(6, '0')}:`

const publishedId = (id: string) => id.replace(/^drafts\.|^versions\.[^.]+\./, '')

/** Numbers that ordered documents become the order of lists in which editors drag. */
export default defineMigration({
  title: 'Order by drag instead of numbers',
  documentTypes: ['product', 'guide', 'articleCategory', 'upcomingReport'],
  async *migrate(documents) {
    const found: Stored[] = []
    for await (const document of documents()) found.push(document as unknown as Stored)
    for (const sameType of Map.groupBy(found, ({ _type }) => _type).values()) {
      const sorted = sameType
        .filter(({ order }) => typeof order === 'number')
        .toSorted((a, b) => Number(a.order) - Number(b.order))
      const places = [...new Set(sorted.map(({ _id }) => publishedId(_id)))]
      for (const { _id, orderRank } of sorted) {
        const rank = rankAt(places.indexOf(publishedId(_id)))
        yield patch(_id, [
          at('order', unset()),
          ...(orderRank === undefined ? [at('orderRank', set(rank))] : []),
        ])
      }
    }
  },
})

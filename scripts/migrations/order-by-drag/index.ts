import { at, defineMigration, patch, set, unset } from '@sanity/migrate'
import { orderRank } from '../../seed/builders/order-rank.ts'

interface Stored {
  _id: string
  _type: string
  _rev?: string
  name?: string
  title?: string
  order?: number
  orderRank?: string
}

/** Without drafts and versions: all of them have one place in a list. */
const publishedId = (id: string) => id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')

const label = ({ name, title, _id }: Stored) => name ?? title ?? publishedId(_id)

/** By the old number, then by name; the published document decides for its drafts. */
const byOldOrder = (a: Stored, b: Stored) =>
  (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) ||
  label(a).localeCompare(label(b)) ||
  Number(a._id.includes('.')) - Number(b._id.includes('.'))

/** Lists that had a number field, or no order at all, are ordered by drag (November 2026). */
export const migration = defineMigration({
  title: 'Order lists by drag',
  documentTypes: ['job', 'person', 'testimonial', 'course', 'recording'],
  async *migrate(documents) {
    const all: Stored[] = []
    for await (const document of documents()) all.push(document as unknown as Stored)
    for (const ofType of Map.groupBy(all, ({ _type }) => _type).values()) {
      // A list in which an editor has dragged already keeps its order.
      if (ofType.every((document) => document.orderRank)) continue
      const ids = new Set(ofType.toSorted(byOldOrder).map(({ _id }) => publishedId(_id)))
      const ranks = new Map([...ids].map((id, index) => [id, orderRank(index + 1)]))
      for (const { _id, _rev, order } of ofType) {
        const rank = at('orderRank', set(ranks.get(publishedId(_id))))
        yield patch(_id, order === undefined ? [rank] : [rank, at('order', unset())], {
          ifRevision: _rev ?? '',
        })
      }
    }
  },
})

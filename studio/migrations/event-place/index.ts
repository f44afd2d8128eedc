import { at, defineMigration, patch, set, unset } from 'sanity/migrate'

type Stored = { _id: string; place?: unknown; online?: boolean }

/** “Online”, with what connects it to a place. */
const ONLINE = /(?:[\s,;/|·+&(–—-]|\b(?:and|or)\b)*\bonline\b(?:[\s,;/|·+&)–—-]|\b(?:and|or)\b)*/i

/** Tells from the place of an event whether it is online: “New York and online” becomes “New York” and online. */
export default defineMigration({
  title: 'Place and online as two fields of an event',
  documentTypes: ['event'],
  async *migrate(documents) {
    for await (const document of documents()) {
      const { _id, place, online } = document as unknown as Stored
      if (typeof place !== 'string' || online !== undefined) continue
      const venue = place.split(ONLINE).filter(Boolean).join(', ')
      const changes = [
        at('online', set(ONLINE.test(place))),
        ...(venue === place ? [] : [at('place', venue ? set(venue) : unset())]),
      ]
      yield patch(_id, changes)
    }
  },
})

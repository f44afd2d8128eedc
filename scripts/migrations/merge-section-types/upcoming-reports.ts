import { isDeepStrictEqual } from 'node:util'
import { prefixOf, type Section, type Stored } from './stored.ts'

type Item = { _key: string; _type: string; [field: string]: unknown }

/** The upcoming reports that were items of a section become documents, which the section references. */
export function takeUpcomingReports(
  page: Stored,
  section: Section,
  documents: Map<string, Stored>,
): Section {
  const { reports = [], ...rest } = section
  const chosen = (reports as Item[]).map(({ _key, ...fields }, index) => {
    const prefix = prefixOf(page._id)
    const id = `upcoming-report-${_key.replace(/^upcoming-/, '')}`
    const document = { ...fields, _type: 'upcomingReport', order: (index + 1) * 10 }
    const published = documents.get(id)
    if (!published || !isDeepStrictEqual(published, { ...document, _id: id })) {
      documents.set(prefix + id, { ...document, _id: prefix + id })
    }
    return {
      ...{ _type: 'reference', _ref: id, _key: `to-${id}` },
      // A strong reference to a document that is not published would be refused.
      ...(!documents.has(id) && { _weak: true, _strengthenOnPublish: { type: 'upcomingReport' } }),
    }
  })
  return { ...rest, _type: 'documentList', what: 'upcomingReport', chosen }
}

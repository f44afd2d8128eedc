import { isDeepStrictEqual } from 'node:util'
import { at, createIfNotExists, patch, set } from '@sanity/migrate'
import { prefixOf, publishedId, type Section, type Stored } from './stored.ts'

const PARTS: Record<string, 'head' | 'imprint'> = { reportHead: 'head', reportImprint: 'imprint' }

type Parts = { head?: object; imprint?: object }

/** The parts of reports by the prefix of the page that had them, and by the id of the report. */
export type ReportParts = Map<string, Map<string, Parts>>

/** Takes the head and the imprint of a report out of a page's sections, and notes them for the report. */
export function takeReportParts(
  page: Stored,
  sections: Section[],
  { reports, found }: { reports: Map<string, Stored>; found: ReportParts },
): Section[] {
  return sections.filter((section) => {
    const part = PARTS[section._type]
    if (!part) return true
    const { _type, _key, report, ...fields } = section
    const id = (report as { _ref?: string } | undefined)?._ref ?? ''
    if (reports.get(id)?.page?._ref !== publishedId(page._id)) {
      console.warn(
        `${page._id}: the ${part} of "${id}", whose page this is not, was left as it is.`,
      )
      return true
    }
    const ofPrefix = found.get(prefixOf(page._id)) ?? new Map<string, Parts>()
    found.set(prefixOf(page._id), ofPrefix.set(id, { ...ofPrefix.get(id), [part]: fields }))
    return false
  })
}

/**
 * Writes the parts into the report. A draft or version of the report gets those of the page's draft or version, else
 * the published ones; it is created only where the two differ.
 */
export function* writeReportParts(reports: Map<string, Stored>, found: ReportParts) {
  const published = found.get('') ?? new Map<string, Parts>()
  for (const report of reports.values()) {
    const prefix = prefixOf(report._id)
    const parts =
      found.get(prefix)?.get(publishedId(report._id)) ?? published.get(publishedId(report._id))
    if (parts) yield patch(report._id, fieldsOf(parts), { ifRevision: report._rev ?? '' })
  }
  for (const [prefix, ofPrefix] of found) {
    for (const [id, parts] of ofPrefix) {
      const original = reports.get(id)
      if (reports.has(prefix + id) || !original || isDeepStrictEqual(parts, published.get(id)))
        continue
      const { _rev, _createdAt, _updatedAt, ...fields } = original
      yield createIfNotExists({ ...fields, _id: prefix + id, _type: 'report', ...parts })
    }
  }
}

const fieldsOf = (parts: Parts) =>
  Object.entries(parts).map(([name, value]) => at(name, set(value)))

import { isDeepStrictEqual } from 'node:util'
import { at, createIfNotExists, defineMigration, patch, set } from '@sanity/migrate'
import { LISTS } from './lists.ts'
import { LOOKS } from './looks.ts'
import { type ReportParts, takeReportParts, writeReportParts } from './report-pages.ts'
import type { Stored } from './stored.ts'
import { takeUpcomingReports } from './upcoming-reports.ts'

const merges = { ...LISTS, ...LOOKS }

/** Sections that differed in look or in the documents they list become one type each (November 2026). */
export const migration = defineMigration({
  title: 'Merge section types',
  documentTypes: ['page', 'product', 'report'],
  async *migrate(documents) {
    const all: Stored[] = []
    for await (const document of documents()) all.push(document as Stored)
    const reports = new Map(
      all.filter(({ _type }) => _type === 'report').map((report) => [report._id, report]),
    )
    const upcoming = new Map<string, Stored>()
    const found: ReportParts = new Map()
    const changed: ReturnType<typeof patch>[] = []
    // Published documents come first: drafts and versions are compared with them.
    for (const page of all.toSorted(publishedFirst)) {
      if (!page.sections) continue
      const kept = takeReportParts(page, page.sections, { reports, found })
      const sections = kept.map((section) =>
        section._type === 'upcomingReports'
          ? takeUpcomingReports(page, section, upcoming)
          : (merges[section._type]?.(section) ?? section),
      )
      if (isDeepStrictEqual(sections, page.sections)) continue
      changed.push(patch(page._id, at('sections', set(sections)), { ifRevision: page._rev ?? '' }))
    }
    // What is referenced first.
    for (const document of upcoming.values()) yield createIfNotExists(document)
    yield* writeReportParts(reports, found)
    yield* changed
  },
})

const publishedFirst = (a: Stored, b: Stored) =>
  Number(a._id.includes('.')) - Number(b._id.includes('.'))

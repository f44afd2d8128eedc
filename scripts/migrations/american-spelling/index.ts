// cspell:ignore organisation customise
import { at, defineMigration, patch, set } from '@sanity/migrate'

type Stored = { _id: string; _rev?: string; sections?: unknown; consent?: unknown }

/** British field names of a story, a board brief and the cookie banner. */
const RENAMED: Record<string, string> = {
  organisation: 'organization',
  customiseLabel: 'customizeLabel',
}

/** A copy with renamed fields; an existing field with the new name wins. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, field]) => [name, renamed(field)] as const)
  const fields = Object.fromEntries(entries.map(([name, field]) => [RENAMED[name] ?? name, field]))
  const kept = entries.filter(([name]) => !(name in RENAMED))
  return { ...fields, ...Object.fromEntries(kept) }
}

/** An example migration: renames fields in sections, drafts and versions. New content does not need it. */
export const migration = defineMigration({
  title: 'American spelling of field names',
  documentTypes: ['page', 'product', 'report', 'siteSettings'],
  async *migrate(documents) {
    for await (const document of documents()) {
      const { _id, _rev, ...fields } = document as unknown as Stored
      const changes = (['sections', 'consent'] as const).flatMap((name) => {
        const before = JSON.stringify(fields[name])
        const after = JSON.stringify(renamed(fields[name]))
        return before === after ? [] : at(name, set(JSON.parse(after)))
      })
      if (changes.length > 0) yield patch(_id, changes, { ifRevision: _rev ?? '' })
    }
  },
})

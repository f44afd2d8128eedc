import 'server-only'
import { defineQuery } from 'groq'
import { readContent } from '@/content/read/read-content'
import { getSections } from '@/sections/get-sections'
import type { Section, SectionType } from '@/sections/section'

/** Which section types, looks and kinds each page has. */
const GALLERY_QUERY = defineQuery(`
  *[_type in ["page", "product"] && count(sections) > 0] | order(_id asc){
    _id,
    _type,
    "sections": coalesce(sections[]{ _key, _type, look, kind, what }, [])
  }
`)

type SectionExhibit = { name: string; section: Section }

/** One stored section of each type, look and kind, by type. */
export async function getSectionExhibits(): Promise<[SectionType, SectionExhibit[]][]> {
  const pages = await readContent({ name: 'GALLERY_QUERY', query: GALLERY_QUERY })
  const seen = new Set<string>()
  const chosen = pages.flatMap(({ _id, _type, sections }) => {
    const some = sections.filter(({ _type, look, kind, what }) => {
      const variety = [_type, look, kind, what].join()
      return !seen.has(variety) && seen.add(variety)
    })
    return some.length > 0 ? [{ _id, _type, keys: some.map(({ _key }) => _key) }] : []
  })
  const found = await Promise.all(
    chosen.map(async ({ _id, _type, keys }) => {
      const sections = await getSections(_id, _type)
      return sections.filter(({ _key }) => keys.includes(_key))
    }),
  )
  const exhibits = new Map<SectionType, Map<string, SectionExhibit>>()
  // Stored anchors belong to their pages: here two could be the same.
  for (const section of found.flat()) {
    const ofType = exhibits.get(section._type) ?? new Map()
    const name = nameOf(section)
    ofType.set(name, { name, section: { ...section, anchor: '' } })
    exhibits.set(section._type, ofType)
  }
  return [...exhibits]
    .map(([type, ofType]): [SectionType, SectionExhibit[]] => [type, [...ofType.values()]])
    .sort(([a], [b]) => a.localeCompare(b))
}

/** The look and kind of a section, or its type if it has one only. */
function nameOf(section: Section): string {
  const fields = section as { look?: string | null; kind?: string | null; what?: string | null }
  const parts = [fields.what, fields.kind, fields.look].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : section._type
}

import { type Link, toTarget } from '@/content/objects/action'
import { isDocumentPath } from '@/lib/document-path'
import type { RoutableType } from '@/lib/routable-types.gen'
import { fitSearchText, textInContent } from '@/search/index-text'
import { kindOf, type SearchEntry, type SearchIndex } from '@/search/search-index'
import { type Synonyms, synonymsIn, toSynonyms } from '@/search/synonyms'

export type RawSearchDocument = {
  id: string
  _type: RoutableType
  title: string | null
  path: string | null
  tagline?: string | null
  summary: string | null
  topic?: string | null
  tags?: string[] | null
  location?: string | null
  sections?: unknown
  body?: unknown
  /** The head and imprint of a report's page. */
  report?: { head: unknown; imprint: unknown } | null
  upcoming?: unknown
}

export type RawPerson = {
  id: string
  title: string | null
  summary: string | null
  specialty: string | null
  biography: string | null
  path: string | null
}

/** Maximum characters of the whole index: less than 120 KB compressed. */
const ROOM = 330_000
const MOST = { quoted: 1200, listed: 2600 }
/** Maximum searched characters per document: more than twice our longest report. */
const SEARCHED = 100_000

type MenuLinks = { groups: readonly { links: readonly Link[] }[] }

/** The index of everything with a path. The more texts, the shorter each is cut. */
export function toSearchIndex(
  raw: { documents: RawSearchDocument[]; people: RawPerson[]; synonyms: { terms: string[] }[] },
  menus: readonly MenuLinks[],
): Omit<SearchIndex, 'hint'> {
  const documents = raw.documents.filter(({ title, path }) => title && isDocumentPath(path))
  const each = ROOM / Math.max(1, documents.length)
  const share = Math.min(1, each / (MOST.quoted + MOST.listed))
  const limits = {
    quoted: Math.round(MOST.quoted * share),
    listed: Math.round(MOST.listed * share),
  }
  const synonyms = toSynonyms(raw.synonyms)
  const entries = [
    ...documents.map((document) => toEntry(document, limits, synonyms)),
    ...raw.people.flatMap((person) => toPersonEntry(person) ?? []),
  ]
  return { entries, suggestions: suggestionsIn(menus, entries), synonyms }
}

function toEntry(raw: RawSearchDocument, limits: typeof MOST, synonyms: Synonyms): SearchEntry {
  const { id, _type, title, path, tagline, summary, topic, tags, location } = raw
  const href = path ?? '/'
  const text = summary ?? tagline ?? ''
  const known = `${title} ${text}`
  const all = textInContent([
    summary && tagline,
    topic,
    location,
    tags,
    raw.report?.head,
    raw.sections,
    raw.upcoming,
    raw.body,
    raw.report?.imprint,
  ])
  const searched = all.slice(0, SEARCHED)
  const same = synonymsIn(`${known} · ${searched}`, synonyms)
  return {
    id,
    kind: kindOf(_type, href),
    area: areaOf(href),
    title: title ?? '',
    href,
    text,
    ...fitSearchText(searched, known, limits),
    ...(same.length > 0 && { same }),
  }
}

/** A person has no page; the result is a page that shows them, if any. */
function toPersonEntry(raw: RawPerson): SearchEntry | undefined {
  if (!raw.title || !isDocumentPath(raw.path)) return undefined
  return {
    id: raw.id,
    kind: 'person',
    area: areaOf(raw.path),
    title: raw.title,
    href: raw.path,
    text: raw.summary ?? '',
    body: textInContent([raw.specialty, raw.biography]),
    words: '',
  }
}

function areaOf(href: string): string {
  return href.slice(1, Math.max(1, href.lastIndexOf('/')))
}

function suggestionsIn(menus: readonly MenuLinks[], entries: SearchEntry[]): string[] {
  const known = new Set(entries.map(({ href }) => href))
  const hrefs = menus.flatMap(({ groups }) =>
    groups.flatMap(({ links }) => {
      const targets = links.flatMap((link) => {
        const target = toTarget(link)
        return target.kind === 'link' ? target.href : []
      })
      return targets.find((href) => known.has(href)) ?? []
    }),
  )
  return [...new Set(hrefs)]
}

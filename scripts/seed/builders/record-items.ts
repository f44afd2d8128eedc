import type {
  BoardDecision,
  BoardIndicator,
  CaseFile,
  CoverageRegion,
  DirectoryGroup,
  Story,
  TimelineEntry,
} from '../../../web/src/sanity/types.gen.ts'
import { keyFrom } from './key.ts'

type Fields<T extends { _type: string }> = Omit<T, '_type'>

/** A date of a story. */
export function timelineEntry(date: string, title: string, text: string) {
  const _key = keyFrom('entry', `${date} ${title}`)
  return { _type: 'timelineEntry' as const, _key, date, title, text } satisfies TimelineEntry & {
    _key: string
  }
}

/** A region of the regulatory register. */
export function coverageRegion(name: string, frameworks: string[], text: string) {
  const _key = keyFrom('region', name)
  return {
    _type: 'coverageRegion' as const,
    _key,
    name,
    frameworks,
    text,
  } satisfies CoverageRegion & {
    _key: string
  }
}

/** What one customer or partner did, and what came of it. */
export function story(fields: Fields<Story>) {
  return { _type: 'story' as const, _key: keyFrom('story', fields.organisation ?? ''), ...fields }
}

/** A kind of case, worked through. */
export function caseFile(fields: Fields<CaseFile>) {
  return { _type: 'caseFile' as const, _key: keyFrom('case', fields.kind ?? ''), ...fields }
}

/** A line of a board brief. */
export function boardIndicator(fields: Fields<BoardIndicator>) {
  const _key = keyFrom('indicator', fields.label ?? '')
  return { _type: 'boardIndicator' as const, _key, ...fields }
}

/** Something that a board must decide. */
export function boardDecision(title: string, text: string) {
  const _key = keyFrom('decision', title)
  return { _type: 'boardDecision' as const, _key, title, text } satisfies BoardDecision & {
    _key: string
  }
}

/** A category of a directory; each entry is a name and what it does. */
export function directoryGroup(title: string, text: string, entries: [string, string][]) {
  return {
    _type: 'directoryGroup' as const,
    _key: keyFrom('group', title),
    title,
    text,
    entries: entries.map(([name, does]) => ({
      _type: 'directoryEntry' as const,
      _key: keyFrom('entry', name),
      name,
      text: does,
    })),
  } satisfies DirectoryGroup & { _key: string }
}

/** A row of a table; the first cell names it. */
export function factRow(cells: string[]) {
  return { _type: 'factRow' as const, _key: keyFrom('row', cells[0] ?? ''), cells }
}

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

/** An entry of a timeline. */
export function timelineEntry(date: string, title: string, text: string) {
  const _key = keyFrom('entry', `${date} ${title}`)
  return { _type: 'timelineEntry' as const, _key, date, title, text } satisfies TimelineEntry & {
    _key: string
  }
}

/** A region of the regulatory coverage, with its frameworks. */
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

/** A success story of a customer or partner. */
export function story(fields: Fields<Story>) {
  return { _type: 'story' as const, _key: keyFrom('story', fields.organisation ?? ''), ...fields }
}

/** An example of an investigation. */
export function caseFile(fields: Fields<CaseFile>) {
  return { _type: 'caseFile' as const, _key: keyFrom('case', fields.kind ?? ''), ...fields }
}

/** An indicator of a board brief. */
export function boardIndicator(fields: Fields<BoardIndicator>) {
  const _key = keyFrom('indicator', fields.label ?? '')
  return { _type: 'boardIndicator' as const, _key, ...fields }
}

/** A decision that a board brief asks for. */
export function boardDecision(title: string, text: string) {
  const _key = keyFrom('decision', title)
  return { _type: 'boardDecision' as const, _key, title, text } satisfies BoardDecision & {
    _key: string
  }
}

/** A category of a directory; each entry is a name and its description. */
export function directoryGroup(title: string, text: string, entries: [string, string][]) {
  return {
    _type: 'directoryGroup' as const,
    _key: keyFrom('group', title),
    title,
    text,
    entries: entries.map(([name, description]) => ({
      _type: 'directoryEntry' as const,
      _key: keyFrom('entry', name),
      name,
      text: description,
    })),
  } satisfies DirectoryGroup & { _key: string }
}

/** A row of a fact table; the first cell is the row header. */
export function factRow(cells: string[]) {
  return { _type: 'factRow' as const, _key: keyFrom('row', cells[0] ?? ''), cells }
}

import type {
  BoardDecision,
  BoardIndicator,
  Card,
  Step,
  Story,
} from '../../../web/src/content/types.gen.ts'
import { keyFrom } from './key.ts'

type Fields<T extends { _type: string }> = Omit<T, '_type'>
type Keyed<T> = T & { _key: string }

export function timelineEntry(date: string, title: string, text: string): Keyed<Step> {
  return { _type: 'step', _key: keyFrom('entry', `${date} ${title}`), note: date, title, text }
}

/** A register card: a region with its rules, a group of networks, a court decision. */
export function registerCard(title: string, points: string[], text: string): Keyed<Card> {
  return { _type: 'card', _key: keyFrom('region', title), title, points, text }
}

export function story(fields: Fields<Story>) {
  return { _type: 'story' as const, _key: keyFrom('story', fields.organization ?? ''), ...fields }
}

/** A worked case. */
export function caseFile(fields: Fields<Story>) {
  return { _type: 'story' as const, _key: keyFrom('case', fields.sector ?? ''), ...fields }
}

export function boardIndicator(fields: Fields<BoardIndicator>) {
  const _key = keyFrom('indicator', fields.label ?? '')
  return { _type: 'boardIndicator' as const, _key, ...fields }
}

export function boardDecision(title: string, text: string) {
  const _key = keyFrom('decision', title)
  return { _type: 'boardDecision' as const, _key, title, text } satisfies BoardDecision & {
    _key: string
  }
}

/** A category of a directory; each entry is a name and what it does. */
export function directoryGroup(
  title: string,
  text: string,
  entries: [string, string][],
): Keyed<Card> {
  return {
    _type: 'card',
    _key: keyFrom('group', title),
    title,
    text,
    entries: entries.map(([name, description]) => ({
      _type: 'directoryEntry',
      _key: keyFrom('entry', name),
      name,
      text: description,
    })),
  }
}

import type { Feed, FirstQuestion } from '../../../web/src/sanity/types.gen.ts'
import { keyFrom } from './key.ts'

/** A data feed of a feed board, with its latest round. */
export function feed(name: string, value: string, fields: Omit<Feed, '_type' | 'name' | 'value'>) {
  return { _type: 'feed' as const, _key: keyFrom('feed', name), name, value, ...fields }
}

/** A kind of team and the first question that it asks. */
export function firstQuestion(
  team: string,
  question: string,
  fields: Omit<FirstQuestion, '_type' | 'team' | 'question'>,
) {
  return {
    _type: 'firstQuestion' as const,
    _key: keyFrom('asks', team),
    team,
    question,
    ...fields,
  }
}

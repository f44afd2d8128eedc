import type { Feed, FirstQuestion } from '../../../web/src/sanity/types.gen.ts'
import { keyFrom } from './key.ts'

/** A feed on the board, with its latest round. */
export function feed(name: string, value: string, fields: Omit<Feed, '_type' | 'name' | 'value'>) {
  return { _type: 'feed' as const, _key: keyFrom('feed', name), name, value, ...fields }
}

/** A kind of team, by the question that it comes with. */
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

import type { Card, FactRow } from '../../../web/src/sanity/types.gen.ts'
import { keyFrom } from './key.ts'

type Feed = {
  /** In percent; at `threshold` a new round is published. A status has neither. */
  deviation?: number
  threshold?: number
  heartbeat: string
  round: string
  signers: string
}

/** A feed on the board, with its latest round. */
export function feed(name: string, value: string, latest: Feed): FactRow & { _key: string } {
  const { deviation, threshold, heartbeat, round, signers } = latest
  const isMetered = deviation !== undefined && threshold !== undefined
  const drift = isMetered ? `${deviation} of ${threshold}%` : 'On change'
  return {
    _type: 'factRow',
    _key: keyFrom('feed', name),
    cells: [name, value, drift, heartbeat, round, signers],
    ...(isMetered && { meter: { value: deviation, limit: threshold } }),
  }
}

/** A kind of team and the first question that it asks. */
export function firstQuestion(
  team: string,
  question: string,
  fields: Omit<Card, '_type' | 'title' | 'question'>,
): Card & { _key: string } {
  return { _type: 'card', _key: keyFrom('asks', team), title: team, question, ...fields }
}

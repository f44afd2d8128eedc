import type { Card } from '../../../web/src/content/types.gen.ts'
import { keyFrom } from './key.ts'

type Feed = {
  /** In percent; at `threshold` a new round is published. A status has neither. */
  deviation?: number
  threshold?: number
  heartbeat: string
  round: string
  signers: string
}

/** The cells of a feed on the board, with its latest round. */
export function feed(name: string, value: string, latest: Feed): string[] {
  const { deviation, threshold, heartbeat, round, signers } = latest
  const isMetered = deviation !== undefined && threshold !== undefined
  const drift = isMetered ? `${deviation} of ${threshold}%` : 'On change'
  return [name, value, drift, heartbeat, round, signers]
}

/** A kind of team and the first question that it asks. */
export function firstQuestion(
  team: string,
  question: string,
  fields: Omit<Card, '_type' | 'title' | 'question'>,
): Card & { _key: string } {
  return { _type: 'card', _key: keyFrom('asks', team), title: team, question, ...fields }
}

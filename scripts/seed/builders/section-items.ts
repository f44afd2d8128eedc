import type { Card, FeatureRow, Question, Step } from '../../../web/src/content/types.gen.ts'
import { keyFrom } from './key.ts'
import { portableText } from './portable-text.ts'

export function card(
  title: string,
  text: string,
  more: Omit<Card, '_type' | 'title' | 'text'> = {},
) {
  return { _type: 'card' as const, _key: keyFrom('card', title), title, text, ...more }
}

/** A numbered step with an optional note in small print. */
export function step(title: string, text: string, note?: string): Step & { _key: string } {
  return {
    _type: 'step',
    _key: keyFrom('step', title),
    title,
    text,
    ...(note ? { note } : {}),
  }
}

/** A row of text beside a picture. */
export function featureRow(
  title: string,
  text: string,
  more: Omit<FeatureRow, '_type' | 'title' | 'text'> = {},
) {
  return { _type: 'featureRow' as const, _key: keyFrom('row', title), title, text, ...more }
}

/** A question; the answer is markup for `portableText`. */
export function question(text: string, answer: string): Question & { _key: string } {
  return {
    _type: 'question',
    _key: keyFrom('question', text),
    question: text,
    answer: portableText(answer),
  }
}

import type { Action } from '../../../web/src/content/types.gen.ts'
import { keyFrom } from './key.ts'
import type { Target } from './target.ts'

type Look = NonNullable<Action['look']>

function action(look: Look, label: string, target: Target, note?: string) {
  const line = note ? { note } : {}
  return {
    _type: 'action' as const,
    _key: keyFrom('action', label),
    label,
    ...line,
    look,
    ...target,
  }
}

/** A primary button: the main action of a section. */
export const primary = (label: string, target: Target, note?: string) =>
  action('primary', label, target, note)

export const secondary = (label: string, target: Target, note?: string) =>
  action('secondary', label, target, note)

/** A quiet button: a text link, for cards. */
export const quiet = (label: string, target: Target) => action('quiet', label, target)

import { type RawTarget, type Target, toTarget } from '@/content/action/target'
import type { Action as GeneratedAction } from '@/content/sanity/types.gen'

export type Look = NonNullable<GeneratedAction['look']>
export type Action = { key: string; label: string; look: Look; target: Target }

export type RawAction = RawTarget & {
  _key?: string | null
  label: string | null
  look: Look | null
}

/** An action without a label cannot be shown, so it is none. */
export function toAction(raw: RawAction | null | undefined): Action | undefined {
  if (!raw?.label) return undefined
  return {
    key: raw._key ?? raw.label,
    label: raw.label,
    look: raw.look ?? 'primary',
    target: toTarget(raw),
  }
}

export function toActions(raw: readonly RawAction[] | null | undefined): Action[] {
  return (raw ?? []).flatMap((action) => toAction(action) ?? [])
}

import { type RawTarget, type Target, toTarget } from '@/content/action/target'

export type Link = { key: string; label: string; description?: string; target: Target }

export type RawLink = RawTarget & {
  _key?: string | null
  label: string | null
  description: string | null
}

export function toLink(raw: RawLink | null | undefined): Link | undefined {
  if (!raw?.label) return undefined
  return {
    key: raw._key ?? raw.label,
    label: raw.label,
    ...(raw.description && { description: raw.description }),
    target: toTarget(raw),
  }
}

export function toLinks(raw: readonly RawLink[] | null | undefined): Link[] {
  return (raw ?? []).flatMap((link) => toLink(link) ?? [])
}

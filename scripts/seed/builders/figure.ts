import { keyFrom } from './key.ts'

/** A large number with what it counts, and, small, under which condition. */
export function figure(value: string, label: string, note?: string) {
  return {
    _type: 'figure' as const,
    _key: keyFrom('figure', label),
    value,
    label,
    ...(note ? { note } : {}),
  }
}

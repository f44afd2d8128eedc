import { keyFrom } from './key.ts'

/** A large number with its label and an optional note in small print. */
export function figure(value: string, label: string, note?: string) {
  return {
    _type: 'figure' as const,
    _key: keyFrom('figure', label),
    value,
    label,
    ...(note ? { note } : {}),
  }
}

import * as z from 'zod/mini'

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** A required, valid email address; the message for an empty one differs between screens. */
export function emailRule(emptyMessage: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, emptyMessage),
      z.regex(ADDRESS, 'Please enter a valid email address'),
    )
}

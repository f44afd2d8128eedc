import * as z from 'zod/mini'

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** An address that is given and looks like one; the empty text differs from screen to screen. */
export function emailRule(emptyMessage: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, emptyMessage),
      z.regex(ADDRESS, 'Please enter a valid email address'),
    )
}

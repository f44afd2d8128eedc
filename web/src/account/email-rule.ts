import { z } from 'zod'

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** An address that is given and looks like one; the empty text differs from screen to screen. */
export function emailRule(emptyMessage: string) {
  return z.string().trim().min(1, emptyMessage).regex(ADDRESS, 'Please enter a valid email address')
}

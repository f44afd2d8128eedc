import { createHash } from 'node:crypto'

// Relative imports with extensions: Node loads the cache handlers without a bundler.

/** On every page, and on no file of the build: a purge of it is a purge of all pages. */
export const SITE_KEY = 'site'
/** On pages with too many tags for a header. Part of every purge. */
const MANY_KEY = 'many'

/** In bytes. Varnish accepts header lines of at most 8,192 bytes by default, with their names. */
const LONGEST_HEADER = 8000
/** Next's own tags, of routes and layouts, by which nothing here is refreshed. */
const OWN_TAG = /^_N_T_\//
/** Of hexadecimal digits, since keys at Cloudflare are case-insensitive. */
const KEY_LENGTH = 12

const keyOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('hex').slice(0, KEY_LENGTH)

/** The keys of a page that is made of these cache tags: a short hash of each. */
export function keysOfPage(tags: Iterable<string>): string[] {
  const ours = [...new Set(tags)].filter((tag) => !OWN_TAG.test(tag))
  const length = SITE_KEY.length + ours.length * (1 + KEY_LENGTH)
  return length > LONGEST_HEADER ? [SITE_KEY, MANY_KEY] : [SITE_KEY, ...ours.map(keyOf)]
}

/** The keys to purge when these cache tags are refreshed. */
export const keysOfRefresh = (tags: readonly string[]): string[] =>
  tags.length === 0 ? [] : [...new Set(tags.map(keyOf)), MANY_KEY]

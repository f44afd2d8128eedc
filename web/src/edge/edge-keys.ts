import { createHash } from 'node:crypto'

// Relative imports with extensions: Node loads the cache handlers without a bundler.

/** On every page: a purge of it is a purge of the site, and leaves files of the build where they are. */
export const SITE_KEY = 'site'
/** On pages that are made of more than their keys can name. Part of every purge. */
const MANY_KEY = 'many'

/** In bytes. The issue asks for 8 KB; Varnish takes no longer header line than 8,192 by default, with its name. */
const LONGEST_HEADER = 8000
/** Next's own tags, of routes and layouts: nothing here refreshes by them. */
const OWN_TAG = /^_N_T_\//
/** Letters of both cases would be one key: Cloudflare does not tell them apart. */
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

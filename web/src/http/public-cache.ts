// Relative imports with extensions: Node loads this file without a bundler.

/**
 * What everybody may be shown: browsers ask each time, and caches in front keep it for a minute, then show it once more
 * while they ask for it again. So an edit is visible through a CDN after at most a minute and a half. For a day it may be
 * shown while no server answers.
 */
export const PUBLIC_CACHE =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=86400'

/** What everybody may be shown, but nobody may keep without asking. */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

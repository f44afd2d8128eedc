// What the Studio and the site's routes for it have in common; the Studio imports this file, too.

/** `source` of the documents with secrets that open a session; secrets of previews have another. */
export const SESSION_SECRET_SOURCE = 'site-session'

export const STUDIO_SESSION_PATH = '/api/studio/session'

/** The answer to `POST /api/studio/session` with `{ secret }`: the bearer token of the other routes. */
export type StudioSession = { session: string }

export const RESULT_PERIODS = [7, 30, 90] as const

export type ResultsPeriod = (typeof RESULT_PERIODS)[number]

export const RESULT_KEYS = ['campaign', 'page', 'button'] as const

/** What requests are counted by. */
export type ResultsKey = (typeof RESULT_KEYS)[number]

/** In the period, and in the one before it. */
export type ResultsCount = { count: number; before: number }

/** A null key is not known: no campaign, no page of the site. */
export type ResultsRow = { key: string | null } & ResultsCount

/** The answer to `resultsPath`: counts, and nothing that a visitor has written. */
export type Results = {
  /** By each key, the most frequent first, at most 200. */
  by: Record<ResultsKey, ResultsRow[]>
  total: ResultsCount
  /** Taken for a program's in the period, and in no other figure. */
  blocked: number
}

export const resultsPath = (days: ResultsPeriod): string => `/api/studio/results?days=${days}`

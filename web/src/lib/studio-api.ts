// What the Studio and the site's routes for it have in common; the Studio imports this file, too.

/** `source` of the documents with secrets that open a session; secrets of previews have another. */
export const SESSION_SECRET_SOURCE = 'site-session'

export const STUDIO_SESSION_PATH = '/api/studio/session'

/** The answer to `POST /api/studio/session` with `{ secret }`: the bearer token of the other routes. */
export type StudioSession = { session: string }

export const RESULT_PERIODS = [7, 30, 90] as const

export type ResultsPeriod = (typeof RESULT_PERIODS)[number]

export const RESULT_KEYS = ['form', 'page', 'button', 'campaign', 'landing'] as const

/** What requests are counted by. */
export type ResultsKey = (typeof RESULT_KEYS)[number]

/** In the period, and in the one before it. */
export type ResultsCount = { count: number; before: number }

export type ResultsRow = { key: string | null } & ResultsCount

/** How far visitors came with a form. */
export type FormSteps = {
  form: string
  opened: number
  started: number
  sent: number
  failed: number
}

/** The answer to `resultsPath`: counts, and nothing that a visitor has written. */
export type Results = {
  /** By each key, the most frequent first, at most 200; a null key is not known. */
  by: Record<ResultsKey, ResultsRow[]>
  total: ResultsCount
  /** Taken for a program's, and in no other figure. */
  blocked: ResultsCount
  /** The days of the period in UTC (`2026-11-25`); the first is cut. */
  days: { day: string; count: number }[]
  /** As browsers told, without those of visitors who refuse to be counted. */
  forms: FormSteps[]
}

/** The route of the results; with `page` only those of the page with this path. */
export const resultsPath = (days: ResultsPeriod, page?: string): string =>
  `/api/studio/results?${new URLSearchParams({ days: String(days), ...(page && { page }) })}`

export const STUDIO_PATHS_PATH = '/api/studio/paths'

/** The answer to `GET /api/studio/paths`: how often paths were asked for in the last 30 days, most frequent first. */
export type CountedPaths = {
  /** The first day with counts, as `2026-11-25`; null before it. */
  since: string | null
  redirects: { path: string; count: number }[]
  missing: { path: string; count: number }[]
}

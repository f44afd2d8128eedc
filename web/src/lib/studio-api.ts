// What the Studio and the site's routes for it have in common; the Studio imports this file, too.

/** `source` of the documents with secrets that open a session; secrets of previews have another. */
export const SESSION_SECRET_SOURCE = 'site-session'

export const STUDIO_SESSION_PATH = '/api/studio/session'

/** The answer to `POST /api/studio/session` with `{ secret }`: the bearer token of the other routes. */
export type StudioSession = { session: string }

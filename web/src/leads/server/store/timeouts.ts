/**
 * The longest that a visitor waits, in ms: for the database, `limits` and `store` together less than five seconds, and
 * for the content that says which `downloads` a form asks for, and for a `file` to begin.
 * A database that hangs keeps its connections busy until the timeouts of the pool end them. A submission that is stored
 * after its sender got a 503 is stored once, because it is sent again under the same id.
 */
export const TIMEOUT_MS = {
  open: 4500,
  limits: 1500,
  store: 3000,
  downloads: 3000,
  file: 10_000,
  results: 8000,
}

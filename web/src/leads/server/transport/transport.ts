/** What became of one message; anything but 'delivered' is tried again. */
export type TransportResult =
  | { outcome: 'delivered' }
  | { outcome: 'throttled'; retryAfterSeconds: number; error: string }
  | { outcome: 'failed'; error: string }

/** Hands one message to whoever reads it. It never throws. */
export type Transport = (html: string) => Promise<TransportResult>

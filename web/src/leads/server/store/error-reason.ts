/**
 * The messages of an error and its causes in one line, for logs.
 * Never log the error itself: its properties may hold an address with a password in it.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const causes = error instanceof AggregateError ? error.errors.slice(0, 1) : [error.cause]
  const own = error.message || ('code' in error ? String(error.code) : error.name)
  return [own, ...causes.filter((cause) => cause instanceof Error).map(reasonOf)].join(': ')
}

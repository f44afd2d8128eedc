/** Where the report says more. */
export function PageNumber({ page }: { page?: number | undefined }) {
  if (!page) return null
  return <p className="mt-3 text-small text-ink-mute tabular-nums">{`Page ${page}`}</p>
}

/** The brand's small sign: two points and the lit line between them. */
export function PathMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true" className={className}>
      <path d="M4 4H24" stroke="var(--color-lantern)" strokeWidth="1.75" />
      <circle cx="3.5" cy="4" r="2.6" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <circle cx="24" cy="4" r="3.5" fill="var(--color-lantern)" />
    </svg>
  )
}

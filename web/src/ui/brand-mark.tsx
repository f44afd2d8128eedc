/** The lantern: a cage of linked points around one light. Takes the colour of its text. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 36" width="32" height="36" aria-hidden="true" className={className}>
      <path
        d="M11.5 6.5a4.5 4.5 0 0 1 9 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d="M9 9.5h14L28 20 22.5 31h-13L4 20Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M9 9.5 16 20 22.5 31" fill="none" stroke="var(--color-lantern)" strokeWidth="2" />
      <circle cx="16" cy="20" r="4.6" fill="var(--color-lantern)" />
      <g fill="currentColor">
        <circle cx="9" cy="9.5" r="2.3" />
        <circle cx="23" cy="9.5" r="2.3" />
        <circle cx="28" cy="20" r="2.3" />
        <circle cx="22.5" cy="31" r="2.3" />
        <circle cx="9.5" cy="31" r="2.3" />
        <circle cx="4" cy="20" r="2.3" />
      </g>
    </svg>
  )
}

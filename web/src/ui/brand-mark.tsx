/** The lantern: a cage of linked points around one light. Takes the colour of its text. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 38" width="32" height="38" aria-hidden="true" className={className}>
      <g fill="none" strokeWidth="1.9">
        <path d="M10.5 11C10.5 1.5 21.5 1.5 21.5 11" stroke="currentColor" />
        <path d="M10.5 11H21.5L27.5 22.5 22 34.5H10L4.5 22.5Z" stroke="currentColor" />
        <path d="M10.5 11 16 22.5 22 34.5" stroke="var(--color-lantern)" strokeWidth="2.4" />
      </g>
      <circle cx="16" cy="22.5" r="5.2" fill="var(--color-lantern)" />
      <g fill="currentColor">
        <circle cx="10.5" cy="11" r="2.2" />
        <circle cx="21.5" cy="11" r="2.2" />
        <circle cx="27.5" cy="22.5" r="2.2" />
        <circle cx="22" cy="34.5" r="2.2" />
        <circle cx="10" cy="34.5" r="2.2" />
        <circle cx="4.5" cy="22.5" r="2.2" />
      </g>
    </svg>
  )
}

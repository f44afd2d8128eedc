/** The arrow of a link, which moves on hover (styles/buttons.css). */
export function ArrowRight() {
  return <span aria-hidden="true" className="arrow-right" />
}

/** Points down when closed, up when its button is expanded or its details are open. */
export function ChevronDown() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="chevron">
      <path
        d="m4 6 4 4 4-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** An arrow into a tray. */
export function DownloadMark() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className="shrink-0">
      <path
        d="M12 15V3m5 7-5 5-5-5m14 5v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The brand's small sign: two points and the line between them. */
export function PathMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true" className={className}>
      <path d="M4 4H24" stroke="var(--color-lantern)" strokeWidth="1.75" />
      <circle cx="3.5" cy="4" r="2.6" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <circle cx="24" cy="4" r="3.5" fill="var(--color-lantern)" />
    </svg>
  )
}

type BrandMarkProps = {
  className?: string
  width?: number
  height?: number
  /** Where a style sheet does not reach, as in an image. */
  lantern?: string
}

/** The lantern: linked points around a light, in the text color. */
export function BrandMark(props: BrandMarkProps) {
  const { className, width = 32, height = 38, lantern = 'var(--color-lantern)' } = props
  return (
    <svg viewBox="0 0 32 38" width={width} height={height} aria-hidden="true" className={className}>
      <g fill="none" strokeWidth="1.9">
        <path d="M10.5 11C10.5 1.5 21.5 1.5 21.5 11" stroke="currentColor" />
        <path d="M10.5 11H21.5L27.5 22.5 22 34.5H10L4.5 22.5Z" stroke="currentColor" />
        <path d="M10.5 11 16 22.5 22 34.5" stroke={lantern} strokeWidth="2.4" />
      </g>
      <circle cx="16" cy="22.5" r="5.2" fill={lantern} />
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

/** A plus when its details are closed, a minus when they are open. */
export function PlusMinus() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="mt-1 shrink-0">
      <path d="M3 10h14" stroke="currentColor" strokeWidth="1.6" />
      <path d="M10 3v14" stroke="currentColor" strokeWidth="1.6" className="plus-bar" />
    </svg>
  )
}

/** Fills that differ in pattern and outline too, with system colors in forced-colors mode. */
export const marks = {
  solid: 'fill-current',
  hollow: 'fill-none stroke-current',
  lit: 'fill-lantern stroke-lantern-deep in-[.on-night]:stroke-lantern forced-colors:fill-[Highlight] forced-colors:stroke-[Highlight]',
  grid: 'stroke-line in-[.on-night]:stroke-night-line forced-colors:stroke-[GrayText]',
  quietText:
    'fill-ink-mute in-[.on-night]:fill-on-night-soft forced-colors:fill-[CanvasText] forced-colors:in-[.on-night]:fill-[CanvasText]',
} as const

/** Six patterns that differ without color; the first is solid. */
export const FILLINGS = 6

type SharePatternsProps = { id: string }

/** The SVG patterns of a share chart; `id` separates the charts of a page. */
export function SharePatterns({ id }: SharePatternsProps) {
  return (
    <defs>
      <pattern id={`${id}-1`} width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M-1 1l2-2M0 7l7-7M6 8l2-2" stroke="currentColor" strokeWidth="2.2" />
      </pattern>
      <pattern id={`${id}-2`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.5" fill="currentColor" />
      </pattern>
      <pattern id={`${id}-3`} width="100" height="5" patternUnits="userSpaceOnUse">
        <path d="M0 2.5h100" stroke="currentColor" strokeWidth="1" />
      </pattern>
      <pattern id={`${id}-4`} width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0l8 8M8 0l-8 8" stroke="currentColor" strokeWidth="1" />
      </pattern>
    </defs>
  )
}

/** The fill of the part at an index. */
export function shareFill(id: string, index: number): string {
  const filling = index % FILLINGS
  if (filling === 0) return 'currentColor'
  return filling === FILLINGS - 1 ? 'none' : `url(#${id}-${filling})`
}

/** Fills that differ in pattern and outline too, with system colors in forced-colors mode. */
export const marks = {
  solid: 'fill-current',
  hollow: 'fill-none stroke-current',
  /** Covers the line behind it. */
  open: 'fill-paper stroke-current in-[.on-night]:fill-night forced-colors:fill-[Canvas]',
  lit: 'fill-lantern stroke-lantern-deep in-[.on-night]:stroke-lantern forced-colors:fill-[Highlight] forced-colors:stroke-[Highlight]',
  grid: 'stroke-line in-[.on-night]:stroke-night-line forced-colors:stroke-[GrayText]',
  quietText:
    'fill-ink-mute in-[.on-night]:fill-on-night-soft forced-colors:fill-[CanvasText] forced-colors:in-[.on-night]:fill-[CanvasText]',
  /** A line of HTML below a label. */
  note: 'block text-micro font-normal text-ink-mute in-[.on-night]:text-on-night-soft',
} as const

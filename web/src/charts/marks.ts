/** Fills that are told apart by shape and edge as well, and by system colours where colours are forced. */
export const marks = {
  solid: 'fill-current',
  hollow: 'fill-none stroke-current',
  lit: 'fill-lantern stroke-lantern-deep in-[.on-night]:stroke-lantern forced-colors:fill-[Highlight] forced-colors:stroke-[Highlight]',
  grid: 'stroke-line in-[.on-night]:stroke-night-line forced-colors:stroke-[GrayText]',
  quietText:
    'fill-ink-mute in-[.on-night]:fill-on-night-soft forced-colors:fill-[CanvasText] forced-colors:in-[.on-night]:fill-[CanvasText]',
} as const

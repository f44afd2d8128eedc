/** Colors; on paper the path has an edge of ink instead of a glow. */
export const tones = {
  night: {
    dots: 'var(--color-night-line)',
    ground: 'var(--color-night)',
    ink: 'var(--color-night-dim)',
    under: { stroke: 'rgb(240 160 36/.13)', strokeWidth: 14 },
    mark: 'border-lantern bg-night',
    found: { boxShadow: '0 0 0 9px rgb(240 160 36/.25),0 0 0 20px rgb(240 160 36/.1)' },
    name: 'text-on-night',
    note: 'text-on-night-soft',
    sum: 'text-lantern-bright',
  },
  paper: {
    dots: 'var(--color-line)',
    ground: 'white',
    ink: 'var(--color-line-strong)',
    under: { stroke: 'var(--color-ink)', strokeWidth: 5.5 },
    mark: 'border-ink bg-white',
    found: { outline: '1.5px dashed', outlineOffset: 6 },
    name: 'text-ink',
    note: 'text-ink-mute',
    sum: 'text-lantern-deep',
  },
}
export type Tone = (typeof tones)[keyof typeof tones]

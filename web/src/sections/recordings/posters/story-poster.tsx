const ALL = Array.from({ length: 40 }, (_, index) => 34 + index * 6.46)
const TOLD = [2, 9, 15, 22, 30, 39] as const
const HEIGHTS = [34, 58, 26, 50, 38, 62] as const

/** Many ticks on a line; the six that carry the story stand tall. */
export function StoryPoster() {
  return (
    <>
      <path d="M34 104H286" stroke="var(--color-night-dim)" strokeWidth="1.5" />
      {ALL.map((x) => (
        <path key={x} d={`M${x} 99V109`} stroke="var(--color-night-dim)" strokeWidth="1.2" />
      ))}
      {TOLD.map((tick, index) => {
        const x = ALL[tick]
        const top = 104 - (HEIGHTS[index] ?? 0)
        const last = index === TOLD.length - 1
        return (
          <g key={tick}>
            <path d={`M${x} 104V${top}`} stroke="var(--color-lantern)" strokeWidth="1.6" />
            <circle
              cx={x}
              cy={top}
              r={last ? 7 : 5}
              fill={last ? 'var(--color-lantern)' : 'var(--color-night)'}
              stroke="var(--color-lantern)"
              strokeWidth="2"
            />
          </g>
        )
      })}
    </>
  )
}

const LIT = 'M40 92 96 58 150 86 206 44 284 66'
const NODES = [
  [40, 92],
  [96, 58],
  [150, 86],
  [206, 44],
  [284, 66],
] as const
const DIM = [
  'M40 92 86 124 140 132',
  'M96 58 128 26 176 20',
  'M150 86 196 112 258 122',
  'M206 44 246 22 296 24',
  'M150 86 140 132 196 112',
] as const
const DIM_NODES = [
  [86, 124],
  [140, 132],
  [128, 26],
  [176, 20],
  [196, 112],
  [258, 122],
  [246, 22],
  [296, 24],
] as const

/** One lit path through flows that were ruled out. */
export function GraphPoster() {
  return (
    <>
      {DIM.map((path) => (
        <path key={path} d={path} stroke="var(--color-night-dim)" strokeWidth="1.2" />
      ))}
      {DIM_NODES.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="4" fill="var(--color-night-dim)" />
      ))}
      <path d={LIT} stroke="var(--color-lantern)" strokeWidth="2.4" />
      {NODES.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === NODES.length - 1 ? 9 : 6}
          fill={index === NODES.length - 1 ? 'var(--color-lantern)' : 'var(--color-night)'}
          stroke="var(--color-lantern)"
          strokeWidth="2"
        />
      ))}
    </>
  )
}

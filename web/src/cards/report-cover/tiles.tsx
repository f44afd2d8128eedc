const COLUMNS = 8
const ROWS = 7
const STEP = 34

/** Sold among four wallets of one owner, and back to where it began. */
const CIRCLE = [18, 21, 45, 42]

/** A wall of tokens; four of them are one trade that goes round in a circle. */
export function Tiles() {
  const tiles = Array.from({ length: COLUMNS * ROWS }, (_, index) => index)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 272"
      preserveAspectRatio="xMidYMax slice"
      className="h-full w-full"
    >
      {tiles.map((index) => {
        const { x, y } = placeOf(index)
        const dealt = (index * 29) % 11 < 4
        return (
          <rect
            key={index}
            x={x}
            y={y}
            width="26"
            height="26"
            fill={dealt ? 'var(--color-night-raised)' : 'none'}
            stroke="var(--color-night-dim)"
          />
        )
      })}
      <path
        d={`M${CIRCLE.map((index) => `${placeOf(index).x + 13} ${placeOf(index).y + 13}`).join('L')}Z`}
        fill="none"
        stroke="var(--color-lantern)"
        strokeWidth="2.4"
      />
      {CIRCLE.map((index) => {
        const { x, y } = placeOf(index)
        return <rect key={index} x={x} y={y} width="26" height="26" fill="var(--color-lantern)" />
      })}
    </svg>
  )
}

function placeOf(index: number) {
  return { x: 18 + (index % COLUMNS) * STEP, y: 24 + Math.floor(index / COLUMNS) * STEP }
}

import type { ShareArea } from '@/content/share-card/share-card'
import { type Point, TRACES } from '@/shell/share-image/traces'

const line = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`

/** The lit way from an address to the light, among dim ones. */
export function TracedLine({ area }: { area: ShareArea }) {
  const { path, others } = TRACES[area]
  const [endX, endY] = path.at(-1) ?? [0, 0]
  return (
    <svg width="1200" height="250" viewBox="0 0 1200 250" aria-hidden="true">
      {others.map((points) => (
        <path key={line(points)} d={line(points)} fill="none" stroke="#2b3e5c" strokeWidth="3" />
      ))}
      {others.flatMap((points) => {
        const [x, y] = points.at(-1) ?? [0, 0]
        return (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="8"
            fill="#0c182b"
            stroke="#4d6284"
            strokeWidth="3"
          />
        )
      })}
      <path d={line(path)} fill="none" stroke="#f0a024" strokeWidth="6" strokeLinejoin="round" />
      {path.slice(0, -1).map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="11" fill="#0c182b" stroke="#f5efe2" strokeWidth="4" />
      ))}
      <circle cx={endX} cy={endY} r="38" fill="#f0a024" fillOpacity="0.18" />
      <circle cx={endX} cy={endY} r="20" fill="#f0a024" />
    </svg>
  )
}

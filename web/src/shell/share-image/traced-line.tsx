import type { ShareArea } from '@/content/share-card/share-card'

type Point = readonly [x: number, y: number]
type Trace = { path: Point[]; others: Point[][] }

/** One way through the graph for each part of the site; the rest was looked at and ruled out. */
const TRACES: Record<ShareArea, Trace> = {
  home: {
    path: [
      [40, 150],
      [230, 60],
      [440, 170],
      [640, 80],
      [840, 190],
      [1110, 90],
    ],
    others: [
      [
        [230, 60],
        [400, 20],
        [600, 30],
      ],
      [
        [440, 170],
        [560, 235],
      ],
      [
        [640, 80],
        [800, 40],
      ],
      [
        [840, 190],
        [960, 235],
      ],
    ],
  },
  products: {
    path: [
      [40, 60],
      [210, 150],
      [410, 90],
      [610, 200],
      [820, 110],
      [1110, 150],
    ],
    others: [
      [
        [210, 150],
        [330, 230],
      ],
      [
        [410, 90],
        [540, 25],
        [720, 20],
      ],
      [
        [610, 200],
        [760, 235],
        [930, 225],
      ],
      [
        [820, 110],
        [940, 40],
      ],
    ],
  },
  solutions: {
    path: [
      [40, 200],
      [250, 190],
      [430, 80],
      [660, 80],
      [860, 170],
      [1110, 60],
    ],
    others: [
      [
        [40, 60],
        [250, 190],
      ],
      [
        [250, 190],
        [420, 235],
      ],
      [
        [660, 80],
        [790, 20],
      ],
      [
        [430, 80],
        [520, 20],
      ],
      [
        [860, 170],
        [1000, 225],
      ],
    ],
  },
  resources: {
    path: [
      [40, 210],
      [220, 180],
      [420, 190],
      [620, 130],
      [840, 110],
      [1110, 40],
    ],
    others: [
      [
        [220, 180],
        [310, 100],
        [470, 70],
      ],
      [
        [420, 190],
        [560, 235],
      ],
      [
        [620, 130],
        [760, 210],
        [920, 220],
      ],
      [
        [840, 110],
        [930, 40],
      ],
    ],
  },
  company: {
    path: [
      [40, 110],
      [260, 110],
      [430, 190],
      [650, 190],
      [830, 90],
      [1110, 110],
    ],
    others: [
      [
        [260, 110],
        [380, 30],
        [560, 30],
      ],
      [
        [650, 190],
        [830, 90],
      ],
      [
        [650, 190],
        [800, 235],
      ],
      [
        [830, 90],
        [960, 25],
      ],
    ],
  },
  legal: {
    path: [
      [40, 130],
      [300, 130],
      [560, 130],
      [820, 130],
      [1110, 130],
    ],
    others: [
      [
        [300, 130],
        [430, 50],
      ],
      [
        [300, 130],
        [430, 210],
      ],
      [
        [820, 130],
        [950, 50],
      ],
      [
        [820, 130],
        [950, 210],
      ],
    ],
  },
}

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

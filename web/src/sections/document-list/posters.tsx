import type { ReactNode } from 'react'
import type { Poster } from '@/documents/recording/recording'

const posters: Record<Poster, () => ReactNode> = {
  graph: GraphPoster,
  alerts: AlertsPoster,
  story: StoryPoster,
  call: CallPoster,
  talk: TalkPoster,
}

/** The drawn poster of a recording, with its duration in the corner. */
export function PosterDrawing({ poster, duration }: { poster: Poster; duration: string }) {
  // Stored content can have a value that the schema lacks.
  const Drawing = posters[poster] ?? GraphPoster
  return (
    <div className="relative overflow-hidden rounded-lg bg-night forced-color-adjust-none">
      <svg viewBox="0 0 320 180" aria-hidden="true" className="block h-auto w-full" fill="none">
        <Drawing />
        <circle cx="34" cy="146" r="17" fill="var(--color-lantern)" />
        <path d="M29 137.5v17l14-8.5z" fill="var(--color-ink)" />
      </svg>
      {duration && (
        <span className="absolute right-4 bottom-4 rounded-sm bg-night-raised px-2 py-0.5 text-small font-semibold text-on-night tabular">
          {duration}
        </span>
      )}
    </div>
  )
}

const ROWS = [
  { y: 28, address: 92, score: 14 },
  { y: 54, address: 78, score: 22 },
  { y: 80, address: 100, score: 96 },
  { y: 106, address: 70, score: 9 },
] as const

/** A queue in which one row is lit. */
function AlertsPoster() {
  return ROWS.map(({ y, address, score }) => {
    const lit = score > 90
    return (
      <g key={y}>
        <rect
          x="34"
          y={y - 9}
          width="252"
          height="20"
          rx="3"
          fill={lit ? 'var(--color-night-line)' : 'var(--color-night-raised)'}
          stroke={lit ? 'var(--color-lantern)' : 'none'}
        />
        <rect x="44" y={y - 2} width={address} height="5" rx="2.5" fill="var(--color-night-dim)" />
        <rect x="170" y={y - 2} width="96" height="5" rx="2.5" fill="var(--color-night)" />
        <rect
          x="170"
          y={y - 2}
          width={score}
          height="5"
          rx="2.5"
          fill={lit ? 'var(--color-lantern)' : 'var(--color-on-night-soft)'}
        />
        <circle
          cx="277"
          cy={y + 0.5}
          r="3"
          fill={lit ? 'var(--color-lantern)' : 'var(--color-night-dim)'}
        />
      </g>
    )
  })
}

const ASKED = [
  { x: 44, y: 40, width: 30 },
  { x: 80, y: 40, width: 52 },
  { x: 54, y: 56, width: 40 },
  { x: 54, y: 72, width: 56 },
  { x: 54, y: 88, width: 34 },
] as const
const ANSWERED = [
  { x: 196, y: 56, width: 44 },
  { x: 196, y: 72, width: 28 },
  { x: 196, y: 104, width: 50 },
] as const

/** A request on the left, its answer on the right, and the one field that decides. */
function CallPoster() {
  return (
    <>
      <rect x="34" y="24" width="116" height="82" rx="5" fill="var(--color-night-raised)" />
      <rect x="180" y="40" width="106" height="82" rx="5" fill="var(--color-night-raised)" />
      <path d="M150 72H172" stroke="var(--color-lantern)" strokeWidth="2" />
      <path d="m167 66 7 6-7 6" stroke="var(--color-lantern)" strokeWidth="2" />
      {[...ASKED, ...ANSWERED].map(({ x, y, width }) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width={width}
          height="5"
          rx="2.5"
          fill="var(--color-night-dim)"
        />
      ))}
      <rect x="196" y="86" width="72" height="9" rx="3" fill="var(--color-lantern)" />
    </>
  )
}

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
function GraphPoster() {
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

const ALL = Array.from({ length: 40 }, (_, index) => 34 + index * 6.46)
const TOLD = [2, 9, 15, 22, 30, 39] as const
const HEIGHTS = [34, 58, 26, 50, 38, 62] as const

/** Many ticks on a line; the six that carry the story stand tall. */
function StoryPoster() {
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

const LINES = [
  { x: 60, y: 44, width: 96 },
  { x: 60, y: 56, width: 70 },
  { x: 166, y: 92, width: 84 },
  { x: 166, y: 104, width: 104 },
] as const

/** A question and its answer. */
function TalkPoster() {
  return (
    <>
      <path d="M44 28H176V72H74L58 84V72H44Z" fill="var(--color-night-raised)" />
      <path
        d="M150 78H286V120H272V132L254 120H150Z"
        fill="var(--color-night-raised)"
        stroke="var(--color-lantern)"
        strokeWidth="2"
      />
      {LINES.map(({ x, y, width }) => (
        <rect
          key={y}
          x={x}
          y={y}
          width={width}
          height="5"
          rx="2.5"
          fill={x > 100 ? 'var(--color-lantern)' : 'var(--color-night-dim)'}
        />
      ))}
    </>
  )
}

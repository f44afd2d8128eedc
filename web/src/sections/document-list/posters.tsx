import type { ReactNode } from 'react'
import type { Poster } from '@/documents/recording/recording'
import { dots } from '@/pictures/flows'

const posters: Record<Poster, () => ReactNode> = {
  graph: PeelPoster,
  alerts: AlertsPoster,
  story: StoryPoster,
  call: CallPoster,
  talk: TalkPoster,
}

type PosterDrawingProps = { poster: Poster; duration: string; byEmail: boolean }

/** The drawn poster of a recording, with its duration in the corner and an envelope where it comes by email. */
export function PosterDrawing({ poster, duration, byEmail }: PosterDrawingProps) {
  // Stored content can have a value that the schema lacks.
  const Drawing = posters[poster] ?? posters.graph
  return (
    <div className="relative overflow-hidden rounded-lg bg-night forced-color-adjust-none">
      <svg viewBox="0 0 320 180" aria-hidden="true" className="relative block w-full" fill="none">
        <Drawing />
        {byEmail && (
          <g stroke="var(--color-lantern)" strokeWidth="1.6" strokeLinejoin="round">
            <path d="M20 136h28v19H20z" fill="var(--color-night)" />
            <path d="m20 138 14 10 14-10" />
          </g>
        )}
      </svg>
      {duration && (
        <span className="absolute right-4 bottom-4 rounded-sm bg-night-raised px-2 py-0.5 text-small font-semibold text-on-night tabular">
          {duration}
        </span>
      )}
    </div>
  )
}

/** Words as strokes. */
function Words({ d, color = 'var(--color-night-dim)' }: { d: string; color?: string }) {
  return <path d={d} stroke={color} strokeWidth="5" strokeLinecap="round" />
}

const peels = [60, 96, 132, 168, 204, 240].map((x) => ({ x, y: 52 }))

/** A peel chain: at each step a little leaves it. */
function PeelPoster() {
  return (
    <g strokeLinecap="round">
      <path
        d={peels.map(({ x, y }) => `M${x} ${y}q4 34 20 48`).join('')}
        stroke="var(--color-night-dim)"
        strokeWidth="1.6"
      />
      <path
        d={dots(peels.map(({ x, y }) => ({ x: x + 20, y: y + 48 })))}
        stroke="var(--color-night-dim)"
        strokeWidth="9"
      />
      <g stroke="var(--color-lantern)">
        <path d="M34 52H280" strokeWidth="3" />
        <path d={dots(peels)} strokeWidth="12" />
        <path d={dots(peels)} stroke="var(--color-night)" strokeWidth="8" />
        <path d="M280 52h0" strokeWidth="20" />
      </g>
    </g>
  )
}

/** A queue in which one row is lit. */
function AlertsPoster() {
  return (
    <>
      <path
        d="M37 22H283V36H37ZM37 48H283V62H37ZM37 100H283V114H37Z"
        fill="var(--color-night-raised)"
        stroke="var(--color-night-raised)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <rect
        x="34"
        y="71"
        width="252"
        height="20"
        rx="3"
        fill="var(--color-night-line)"
        stroke="var(--color-lantern)"
      />
      <Words d="M46 29h87M46 55h73M46 81h95M46 107h65M277 29h0M277 55h0M277 107h0" />
      <Words d="M172 29h92M172 55h92M172 107h92" color="var(--color-night)" />
      <Words d="M172 29h9M172 55h17M172 107h4" color="var(--color-on-night-soft)" />
      <Words d="M172 81h92M277 81h0" color="var(--color-lantern)" />
    </>
  )
}

/** A request on the left, its answer on the right, and the one field that decides. */
function CallPoster() {
  return (
    <>
      <path
        d="M39 29H145V101H39ZM185 45H281V117H185Z"
        fill="var(--color-night-raised)"
        stroke="var(--color-night-raised)"
        strokeWidth="10"
        strokeLinejoin="round"
      />
      <path d="M150 72H172m-5-6 7 6-7 6" stroke="var(--color-lantern)" strokeWidth="2" />
      <Words d="M46 42h25M82 42h47M56 58h35M56 74h51M56 90h29" />
      <Words d="M198 58h39M198 74h23M198 106h45" />
      <path d="M200 90.5h64" stroke="var(--color-lantern)" strokeWidth="9" strokeLinecap="round" />
    </>
  )
}

const ticks = Array.from({ length: 40 }, (_, index) => 34 + Math.round(index * 64.6) / 10)
const told = [
  { x: 47, y: 70 },
  { x: 92, y: 46 },
  { x: 131, y: 78 },
  { x: 176, y: 54 },
  { x: 228, y: 66 },
  { x: 286, y: 42 },
]

/** Many ticks on a line; the six that carry the story stand tall. */
function StoryPoster() {
  return (
    <>
      <path
        d={`M34 104H286${ticks.map((x) => `M${x} 99V109`).join('')}`}
        stroke="var(--color-night-dim)"
        strokeWidth="1.3"
      />
      <g stroke="var(--color-lantern)" strokeLinecap="round">
        <path d={told.map(({ x, y }) => `M${x} 104V${y}`).join('')} strokeWidth="1.6" />
        <path d={dots(told)} strokeWidth="12" />
        <path d={dots(told.slice(0, -1))} stroke="var(--color-night)" strokeWidth="8" />
        <path d={dots(told.slice(-1))} strokeWidth="16" />
      </g>
    </>
  )
}

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
      <Words d="M62 46h91M62 58h65" />
      <Words d="M168 94h79M168 106h99" color="var(--color-lantern)" />
    </>
  )
}

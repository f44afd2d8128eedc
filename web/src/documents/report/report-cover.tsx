import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import type { CoverName } from '@/documents/report/report'
import { Flows, Meridians, Pools } from '@/documents/report/report-cover-drawings'

const drawings = {
  flows: Flows,
  tiles: Tiles,
  pools: Pools,
  meridians: Meridians,
} satisfies Record<CoverName, () => unknown>

export const coverDrawing = (name: CoverName) => drawings[name] ?? Flows

type ReportCoverProps = {
  title: string
  category: string
  published: string
  cover: CoverName
  large?: boolean
}

/** A report's cover; hidden from screen readers, since its text is beside it. */
export function ReportCover({
  title,
  category,
  published,
  cover,
  large = false,
}: ReportCoverProps) {
  const Drawing = coverDrawing(cover)
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'on-night @container relative flex aspect-[3/4] flex-col justify-between overflow-hidden bg-night text-on-night forced-colors:border',
        large ? 'shadow-sheets' : 'shadow-card',
      )}
    >
      <div className="absolute inset-x-0 bottom-0 h-[68%]">
        <Drawing />
      </div>
      <div className="relative p-[8cqw]">
        <p className="flex justify-between gap-2 text-[4cqw] text-on-night-soft max-sm:hidden">
          <span {...sourceOf(title, 'category')}>{category}</span>
          <span {...sourceOf(title, 'publishedOn')}>{published}</span>
        </p>
        <p className="mt-[4cqw] font-serif text-[11cqw] leading-none font-medium tracking-tight">
          {title}
        </p>
      </div>
    </div>
  )
}

const COLUMNS = 8
const ROWS = 7
const STEP = 34

/** The four tiles of a wash trade between wallets of one owner. */
const CIRCLE = [18, 21, 45, 42]

/** A grid of tokens; four of them form a wash trade. */
function Tiles() {
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

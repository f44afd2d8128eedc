import clsx from 'clsx'
import { Flows } from '@/cards/report-cover/flows'
import { Meridians } from '@/cards/report-cover/meridians'
import { Pools } from '@/cards/report-cover/pools'
import { Tiles } from '@/cards/report-cover/tiles'
import type { CoverName } from '@/content/report/report'

const drawings = {
  flows: Flows,
  tiles: Tiles,
  pools: Pools,
  meridians: Meridians,
} satisfies Record<CoverName, () => unknown>

type ReportCoverProps = {
  title: string
  category: string
  published: string
  cover: CoverName
  large?: boolean
}

/** The face of a report. Everything on it is said beside it, too. */
export function ReportCover({
  title,
  category,
  published,
  cover,
  large = false,
}: ReportCoverProps) {
  const Drawing = drawings[cover]
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'on-night @container relative flex aspect-[3/4] flex-col justify-between overflow-hidden bg-night text-on-night forced-colors:border',
        large
          ? 'shadow-[5px_5px_0_var(--color-white),6px_6px_0_1px_var(--color-line),10px_10px_0_var(--color-white),11px_11px_0_1px_var(--color-line),0_28px_48px_-12px_rgb(14_27_48/0.35)]'
          : 'shadow-card',
      )}
    >
      <div className="absolute inset-x-0 bottom-0 h-[68%]">
        <Drawing />
      </div>
      <div className="relative p-[8cqw]">
        <p className="flex justify-between gap-2 text-[4cqw] text-on-night-soft @max-[12rem]:hidden">
          <span>{category}</span>
          <span>{published}</span>
        </p>
        <p className="mt-[4cqw] font-serif text-[11cqw] leading-[1.04] font-medium tracking-tight">
          {title}
        </p>
      </div>
    </div>
  )
}

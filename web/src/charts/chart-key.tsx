import type { ReactNode } from 'react'
import type { ChartKind } from '@/charts/chart'
import { marks } from '@/charts/marks'

type ChartKeyProps = {
  kind: ChartKind
  valueName: string
  unit: string
  compareName?: string | undefined
}

/** What the marks stand for, and in which unit; two marks are told apart by their shape. */
export function ChartKey({ kind, valueName, unit, compareName }: ChartKeyProps) {
  if (!compareName || kind === 'meters' || kind === 'share') return <>{`${valueName}, ${unit}`}</>
  return (
    <span className="flex flex-wrap gap-x-6 gap-y-1">
      <Sample
        name={`${valueName}, ${unit}`}
        mark={
          kind === 'line' ? (
            <path d="M0 7h22" strokeWidth="2.5" className="stroke-current" />
          ) : (
            <rect y="1" width="22" height="12" className={marks.solid} />
          )
        }
      />
      <Sample
        name={compareName}
        mark={
          kind === 'line' ? (
            <path d="M0 7h22" strokeWidth="2" strokeDasharray="3 5" className="stroke-current" />
          ) : (
            <rect x="0.5" y="2.5" width="21" height="9" className={marks.hollow} />
          )
        }
      />
    </span>
  )
}

function Sample({ name, mark }: { name: string; mark: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="22" height="14" className="shrink-0">
        {mark}
      </svg>
      {name}
    </span>
  )
}

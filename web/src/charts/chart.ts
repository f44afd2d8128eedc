import type { Chart as ChartSection } from '@/content/sanity/types.gen'

export type ChartKind = NonNullable<ChartSection['kind']>

/** One figure of a chart. */
export type ChartPoint = {
  key: string
  label: string
  value: number
  compare?: number | undefined
  note?: string | undefined
  highlight: boolean
}

/** Everything that a chart is drawn, read out and tabulated from. */
export type Chart = {
  kind: ChartKind
  title: string
  valueName: string
  unit: string
  compareName?: string | undefined
  points: ChartPoint[]
  /** What the drawing shows, in words. */
  summary: string
  source: string
}

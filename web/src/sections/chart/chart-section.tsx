import { ChartFigure } from '@/illustrations/charts/chart-figure'
import type { ChartSectionProps } from '@/sections/chart/chart.query'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** A chart in a band of its own: bars and meters beside their head, what needs width below it. */
export function ChartSection({ heading, tone, chart }: ChartSectionProps) {
  const { anchor, ...head } = heading
  const beside = chart.kind === 'bars' || chart.kind === 'meters'
  return (
    <Band anchor={anchor} tone={tone}>
      <div className={beside ? 'grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]' : 'space-y-10'}>
        <SectionHeading {...head} layout={beside ? 'stacked' : 'split'} />
        <ChartFigure {...chart} />
      </div>
    </Band>
  )
}

import { ChartFigure } from '@/pictures/charts/chart-figure'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { PhoneFold } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

/** A chart in a band of its own: bars and meters beside their heading, wide kinds below it. */
export function Chart(section: SectionProps<'chart'>) {
  const { tone, anchor, eyebrow, title, text, ...chart } = section
  const beside = chart.kind === 'bars' || chart.kind === 'meters'
  const points = chart.points.map(({ _key, compare, ...point }) => ({
    ...point,
    key: _key,
    compare: compare ?? undefined,
  }))
  const figure = <ChartFigure {...chart} title={title} points={points} />
  // Several screens of a phone.
  const most = { bars: 4, columns: 3, meters: 6, line: Infinity, share: Infinity }[chart.kind]
  // A dark band without its chart looks empty.
  const isTall = points.length > (tone === 'ink' ? Math.max(most, 8) : most)
  return (
    <Band anchor={anchor} tone={tone}>
      <div className={beside ? 'grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]' : 'stack-10'}>
        <SectionHeading
          eyebrow={eyebrow}
          title={title}
          text={text}
          layout={beside ? 'stacked' : 'split'}
        />
        {isTall ? <PhoneFold label="Show the chart">{figure}</PhoneFold> : figure}
      </div>
    </Band>
  )
}

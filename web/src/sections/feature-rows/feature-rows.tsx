import type { ComponentType } from 'react'
import { Annotated, Margin } from '@/sections/feature-rows/noted-rows'
import { Beside, Pair, Wide } from '@/sections/feature-rows/plain-rows'
import { type RowsProps, toRow } from '@/sections/feature-rows/row'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

type FeatureRowsProps = SectionProps<'featureRows'>

const looks: Record<FeatureRowsProps['look'], ComponentType<RowsProps>> = {
  beside: Beside,
  pair: Pair,
  night: Pair,
  wide: Wide,
  margin: Margin,
  annotated: Annotated,
}

/** Pictures with their texts, in one of six arrangements. */
export function FeatureRows({ rows, look, anchor, ...heading }: FeatureRowsProps) {
  const Look = looks[look] ?? Beside
  return (
    <Band anchor={anchor} tone={look === 'night' ? 'ink' : 'paper'}>
      <SectionHeading
        {...heading}
        layout={look === 'beside' ? 'stacked' : 'split'}
        className="mb-6 sm:mb-12 in-data-[band=ink]:lg:mb-16 in-data-[band=ink]:lg:*:max-w-none in-data-[band=ink]:lg:[&_h2]:text-[clamp(3rem,5.4vw,5rem)]"
      />
      <Look rows={rows.map(toRow)} />
    </Band>
  )
}

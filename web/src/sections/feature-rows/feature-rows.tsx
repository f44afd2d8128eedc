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
  wide: Wide,
  margin: Margin,
  annotated: Annotated,
}

/** Pictures with their texts, in one of five arrangements. */
export function FeatureRows({ rows, look, anchor, ...heading }: FeatureRowsProps) {
  const Look = looks[look] ?? Beside
  return (
    <Band anchor={anchor}>
      <SectionHeading
        {...heading}
        layout={look === 'beside' ? 'stacked' : 'split'}
        className="mb-6 sm:mb-12"
      />
      <Look rows={rows.map(toRow)} />
    </Band>
  )
}

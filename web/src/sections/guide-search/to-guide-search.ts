import { type Action, toAction } from '@/content/action/action'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

type Raw = RawSectionOf<'guideSearch'>
export type GuideArea = NonNullable<Raw['area']>

export type GuideSearchProps = Heading & {
  area: GuideArea
  label: string
  popular: string[]
  wayOut?: Action | undefined
}

export function toGuideSearch(raw: Raw): GuideSearchProps {
  return {
    ...toHeading(raw),
    area: raw.area ?? 'documentation',
    label: raw.label ?? 'Search',
    popular: raw.popular ?? [],
    wayOut: toAction(raw.wayOut),
  }
}

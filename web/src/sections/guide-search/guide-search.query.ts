import { ACTION_FIELDS, type Action, toAction } from '@/objects/action'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

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

export const GUIDE_SEARCH_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  area,
  label,
  popular,
  wayOut{ ${ACTION_FIELDS} }
`

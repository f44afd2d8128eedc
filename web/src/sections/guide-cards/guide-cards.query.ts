import { GUIDE_SUMMARY_FIELDS, type GuideSummary, toGuideSummaries } from '@/documents/guide/guide'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type GuideCardsProps = Heading & { guides: GuideSummary[] }

export function toGuideCards(raw: RawSectionOf<'guideCards'>): GuideCardsProps {
  return { ...toHeading(raw), guides: toGuideSummaries(raw.guides) }
}

export const GUIDE_CARDS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  guides[]->{ ${GUIDE_SUMMARY_FIELDS} }
`

import { type GuideSummary, toGuideSummaries } from '@/content/guide/guide-summary'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type GuideCardsProps = Heading & { guides: GuideSummary[] }

export function toGuideCards(raw: RawSectionOf<'guideCards'>): GuideCardsProps {
  return { ...toHeading(raw), guides: toGuideSummaries(raw.guides) }
}

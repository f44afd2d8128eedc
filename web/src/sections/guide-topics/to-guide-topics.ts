import type { IconName } from '@/cards/icon'
import { type GuideSummary, toGuideSummaries } from '@/content/guide/guide-summary'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type GuideTopic = {
  key: string
  title: string
  text?: string | undefined
  icon?: IconName | undefined
  guides: GuideSummary[]
}

export type GuideTopicsProps = Heading & { topics: GuideTopic[] }

/** A topic that no guide names is not shown. */
export function toGuideTopics(raw: RawSectionOf<'guideTopics'>): GuideTopicsProps {
  const topics = (raw.topics ?? []).map(({ _key, topic, text, icon, guides }) => ({
    key: _key,
    title: topic ?? '',
    text: text ?? undefined,
    icon: icon ?? undefined,
    guides: toGuideSummaries(guides),
  }))
  return { ...toHeading(raw), topics: topics.filter(({ guides }) => guides.length > 0) }
}

import { GUIDE_SUMMARY_FIELDS, type GuideSummary, toGuideSummaries } from '@/documents/guide/guide'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'
import type { IconName } from '@/ui/icon'

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

export const GUIDE_TOPICS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  topics[]{
    _key,
    topic,
    text,
    icon,
    "guides": *[_type == "guide" && topic == ^.topic && defined(path.current)] | order(order asc, title asc){
      ${GUIDE_SUMMARY_FIELDS}
    }
  }
`

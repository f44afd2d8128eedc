import { type Figure, toFigures } from '@/sections/figure'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type Story = {
  key: string
  organisation: string
  sector: string
  title: string
  text: string
  quote?: string | undefined
  figures: Figure[]
}

export type StoriesProps = Heading & { stories: Story[] }

export function toStories(raw: RawSectionOf<'stories'>): StoriesProps {
  return {
    ...toHeading(raw),
    stories: (raw.stories ?? []).map((story) => ({
      key: story._key,
      organisation: story.organisation ?? '',
      sector: story.sector ?? '',
      title: story.title ?? '',
      text: story.text ?? '',
      quote: story.quote ?? undefined,
      figures: toFigures(story.figures),
    })),
  }
}

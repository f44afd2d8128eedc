import {
  FIGURE_FIELDS,
  type Figure,
  HEADING_FIELDS,
  type Heading,
  type RawSectionOf,
  toFigures,
  toHeading,
} from '@/sections/heading'

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

export const STORIES_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  stories[]{ _key, organisation, sector, title, text, quote, figures[]{ ${FIGURE_FIELDS} } }
`

import type { Impact as GeneratedImpact } from '@/sanity/types.gen'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type ImpactLevel = NonNullable<GeneratedImpact['impact']>

type Impact = { key: string; title: string; text: string; impact: ImpactLevel; regions: string[] }

export type ImpactsProps = Heading & { items: Impact[] }

export function toImpacts(raw: RawSectionOf<'impacts'>): ImpactsProps {
  return {
    ...toHeading(raw),
    items: (raw.items ?? []).map(({ _key, title, text, impact, regions }) => ({
      key: _key,
      title: title ?? '',
      text: text ?? '',
      impact: impact ?? 'Medium',
      regions: regions ?? [],
    })),
  }
}

export const IMPACTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  items[]{ _key, title, text, impact, regions }
`

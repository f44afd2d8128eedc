import type { Impact as GeneratedImpact } from '@/content/sanity/types.gen'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

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

import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type CoverageRegion = { key: string; name: string; frameworks: string[]; text: string }
export type CoverageProps = Heading & { regions: CoverageRegion[] }

export function toCoverage(raw: RawSectionOf<'coverage'>): CoverageProps {
  return {
    ...toHeading(raw),
    regions: (raw.regions ?? []).map(({ _key, name, frameworks, text }) => ({
      key: _key,
      name: name ?? '',
      frameworks: frameworks ?? [],
      text: text ?? '',
    })),
  }
}

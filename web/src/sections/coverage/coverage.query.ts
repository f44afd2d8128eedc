import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

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

export const COVERAGE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  regions[]{ _key, name, frameworks, text }
`

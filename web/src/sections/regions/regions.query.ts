import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type Region = {
  key: string
  name: string
  /** Per cent. */
  adoption: number
  volume: string
  text?: string | undefined
  trends: string[]
  highlight: boolean
}

export type RegionsProps = Heading & { regions: Region[]; source: string }

export function toRegions(raw: RawSectionOf<'regions'>): RegionsProps {
  return {
    ...toHeading(raw),
    regions: (raw.regions ?? []).map(
      ({ _key, name, adoption, volume, text, trends, highlight }) => ({
        key: _key,
        name: name ?? '',
        adoption: adoption ?? 0,
        volume: volume ?? '',
        text: text ?? undefined,
        trends: trends ?? [],
        highlight: highlight ?? false,
      }),
    ),
    source: raw.source ?? '',
  }
}

export const REGIONS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  regions[]{ _key, name, adoption, volume, text, trends, highlight },
  source
`

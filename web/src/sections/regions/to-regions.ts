import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

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

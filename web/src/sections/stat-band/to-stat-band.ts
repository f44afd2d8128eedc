import { type Figure, toFigures } from '@/sections/figure'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type StatBandProps = Heading & {
  tone: 'paper' | 'ink'
  figures: Figure[]
  source?: string | undefined
}

export function toStatBand(raw: RawSectionOf<'statBand'>): StatBandProps {
  return {
    ...toHeading(raw),
    tone: raw.tone ?? 'paper',
    figures: toFigures(raw.figures),
    source: raw.source ?? undefined,
  }
}

import {
  FIGURE_FIELDS,
  type Figure,
  HEADING_FIELDS,
  type Heading,
  type RawSectionOf,
  toFigures,
  toHeading,
} from '@/sections/heading'

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

export const STAT_BAND_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  tone,
  figures[]{ ${FIGURE_FIELDS} },
  source
`

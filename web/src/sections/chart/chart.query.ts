import type { Chart } from '@/illustrations/charts/chart'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type ChartSectionProps = {
  heading: Heading
  tone: 'paper' | 'sunk' | 'ink'
  chart: Chart
}

export function toChart(raw: RawSectionOf<'chart'>): ChartSectionProps {
  const heading = toHeading(raw)
  return {
    heading,
    tone: raw.tone ?? 'paper',
    chart: {
      kind: raw.kind ?? 'bars',
      title: heading.title,
      valueName: raw.valueName ?? '',
      unit: raw.unit ?? '',
      compareName: raw.compareName ?? undefined,
      // A figure without its number is not drawn as zero.
      points: (raw.points ?? []).flatMap(({ _key, label, value, compare, note, highlight }) =>
        value === null
          ? []
          : {
              key: _key,
              label: label ?? '',
              value,
              compare: compare ?? undefined,
              note: note ?? undefined,
              highlight: highlight ?? false,
            },
      ),
      summary: raw.summary ?? '',
      source: raw.source ?? '',
    },
  }
}

export const CHART_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  tone,
  kind,
  valueName,
  unit,
  compareName,
  points[]{ _key, label, value, compare, note, highlight },
  summary,
  source
`

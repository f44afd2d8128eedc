import { type Figure, toFigures } from '@/sections/figure'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type CaseFile = {
  key: string
  kind: string
  title: string
  text?: string | undefined
  moves: string[]
  outcome?: string | undefined
  figures: Figure[]
}

export type CaseFilesProps = Heading & { cases: CaseFile[] }

export function toCaseFiles(raw: RawSectionOf<'caseFiles'>): CaseFilesProps {
  return {
    ...toHeading(raw),
    cases: (raw.cases ?? []).map(({ _key, kind, title, text, moves, outcome, figures }) => ({
      key: _key,
      kind: kind ?? '',
      title: title ?? '',
      text: text ?? undefined,
      moves: moves ?? [],
      outcome: outcome ?? undefined,
      figures: toFigures(figures),
    })),
  }
}

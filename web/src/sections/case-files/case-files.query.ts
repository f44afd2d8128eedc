import {
  FIGURE_FIELDS,
  type Figure,
  HEADING_FIELDS,
  type Heading,
  type RawSectionOf,
  toFigures,
  toHeading,
} from '@/sections/heading'

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

export const CASE_FILES_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  cases[]{ _key, kind, title, text, moves, outcome, figures[]{ ${FIGURE_FIELDS} } }
`

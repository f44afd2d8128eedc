import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type Step = { key: string; title: string; text: string; note?: string | undefined }
export type StepsProps = Heading & { steps: Step[] }

export function toSteps(raw: RawSectionOf<'steps'>): StepsProps {
  return {
    ...toHeading(raw),
    steps: (raw.steps ?? []).map(({ _key, title, text, note }) => ({
      key: _key,
      title: title ?? '',
      text: text ?? '',
      note: note ?? undefined,
    })),
  }
}

export const STEPS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  steps[]{ _key, title, text, note }
`

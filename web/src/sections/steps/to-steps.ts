import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

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

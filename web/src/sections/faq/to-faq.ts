import { type PortableText, toPortableText } from '@/content/portable-text/portable-text'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type Question = { key: string; question: string; answer: PortableText }
export type FaqProps = Heading & { questions: Question[] }

export function toFaq(raw: RawSectionOf<'faq'>): FaqProps {
  return {
    ...toHeading(raw),
    questions: (raw.questions ?? []).map(({ _key, question, answer }) => ({
      key: _key,
      question: question ?? '',
      answer: toPortableText(answer),
    })),
  }
}

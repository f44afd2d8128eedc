import { PORTABLE_TEXT_FIELDS, type PortableText, toPortableText } from '@/objects/portable-text'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

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

export const FAQ_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  questions[]{ _key, question, answer[]{ ${PORTABLE_TEXT_FIELDS} } }
`

import { toPortableText } from '@/content/objects/portable-text'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { PlusMinus } from '@/ui/marks'
import { PhoneFold } from '@/ui/phone-fold'
import { RichText } from '@/ui/rich-text/rich-text'
import { SectionHeading } from '@/ui/section-heading'

/** Questions that expand in place; native `<details>`, so they work without JavaScript. */
export function Faq({ questions, anchor, eyebrow, title, text }: SectionOf<'faq'>) {
  // Of more, phones fold the rest.
  const shown = questions.length > 5 ? 3 : questions.length
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)] lg:self-start">
          <SectionHeading eyebrow={eyebrow} title={title} text={text} />
        </div>
        <div className="border-t border-ink">
          <Questions questions={questions.slice(0, shown)} />
          {questions.length > shown && (
            <PhoneFold label={`${questions.length - shown} more questions`}>
              <Questions questions={questions.slice(shown)} />
            </PhoneFold>
          )}
        </div>
      </div>
    </Band>
  )
}

function Questions({ questions }: Pick<SectionOf<'faq'>, 'questions'>) {
  return questions.map(({ _key, question, answer }) => (
    <details key={_key} className="border-b border-line">
      <summary className="flex list-none items-start justify-between gap-6 py-4 text-ink sm:py-5 [&::-webkit-details-marker]:hidden">
        <h3 dir="auto" className="title-s">
          {question}
        </h3>
        <PlusMinus />
      </summary>
      <div className="measure pb-6">
        <RichText value={toPortableText(answer)} />
      </div>
    </details>
  ))
}

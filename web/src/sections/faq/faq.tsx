import type { FaqProps } from '@/sections/faq/faq.query'
import { Band } from '@/ui/band'
import { RichText } from '@/ui/rich-text/rich-text'
import { SectionHeading } from '@/ui/section-heading'

/** Questions that open in place; the browser's own details, so they work before any script. */
export function Faq({ questions, anchor, ...heading }: FaqProps) {
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:self-start">
          <SectionHeading {...heading} />
        </div>
        <div className="border-t border-ink">
          {questions.map(({ key, question, answer }) => (
            <details key={key} className="group/question border-b border-line">
              <summary className="flex list-none items-start justify-between gap-6 py-5 text-ink [&::-webkit-details-marker]:hidden">
                <h3 dir="auto" className="title-s">
                  {question}
                </h3>
                <PlusMinus />
              </summary>
              <div className="measure pb-6">
                <RichText value={answer} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </Band>
  )
}

function PlusMinus() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="mt-1 shrink-0">
      <path d="M3 10h14" stroke="currentColor" strokeWidth="1.6" />
      <path
        d="M10 3v14"
        stroke="currentColor"
        strokeWidth="1.6"
        className="origin-center transition-transform group-open/question:scale-y-0"
      />
    </svg>
  )
}

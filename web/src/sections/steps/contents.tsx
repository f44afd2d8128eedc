import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { FoldedList } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

/** A list of contents: number, title, dotted line, page. */
export function Contents({ steps, anchor, ...heading }: SectionProps<'steps'>) {
  return (
    <Band anchor={anchor}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <SectionHeading {...heading} />
        <FoldedList as="ol" shown={2} names={steps.map(({ title }) => title)} kind="chapters">
          {steps.map(({ _key, title, text, note }, index) => (
            <li key={_key} className="grid grid-cols-[2.25rem_minmax(0,1fr)] py-4 first:pt-0">
              <span aria-hidden="true" className="title-m font-serif text-ink-mute tabular">
                {index + 1}
              </span>
              <div>
                <div className="flex items-baseline gap-3">
                  {title && <h3 className="title-m text-ink">{title}</h3>}
                  {note && (
                    <>
                      <span
                        aria-hidden="true"
                        className="relative -top-1 min-w-6 flex-1 border-b-2 border-dotted border-line-strong"
                      />
                      <p className="title-m max-w-1/2 shrink-0 text-ink tabular">
                        <span className="sr-only">Page </span>
                        {note}
                      </p>
                    </>
                  )}
                </div>
                {text && <p className="mt-1 max-w-prose pr-10">{text}</p>}
              </div>
            </li>
          ))}
        </FoldedList>
      </div>
    </Band>
  )
}

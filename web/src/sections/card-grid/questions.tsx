import { toAction } from '@/content/objects/action'
import { ActionButton } from '@/documents/action-button'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { Icon } from '@/ui/icon'
import { FoldedList } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

/** Large questions; beside each the answer, above it who asks. */
export function QuestionRows({ cards, anchor, ...heading }: SectionOf<'cardGrid'>) {
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12 lg:mb-16" />
      <FoldedList shown={2} className="border-t border-lantern">
        {cards.map(({ _key, icon, title, question, text, ...card }) => {
          const action = toAction(card.action)
          return (
            <li
              key={_key}
              className="grid gap-x-16 gap-y-3 border-b border-night-line py-4 sm:gap-y-5 sm:py-8 lg:grid-cols-[7fr_5fr] lg:py-10"
            >
              <div>
                {title && (
                  <h3 className="flex items-center gap-2.5 text-small font-semibold text-lantern-bright">
                    {icon && <Icon name={icon} className="size-5 shrink-0" />}
                    {title}
                  </h3>
                )}
                {question && (
                  <p className="mt-1.5 title-l text-on-night max-sm:text-title-m sm:mt-2">
                    “{question}”
                  </p>
                )}
              </div>
              <div className="lg:self-end">
                {text && <p className="max-w-prose">{text}</p>}
                {action && <ActionButton action={action} className="mt-2 sm:mt-3" />}
              </div>
            </li>
          )
        })}
      </FoldedList>
    </Band>
  )
}

import { toAction } from '@/content/objects/action'
import { ActionButton } from '@/documents/action-button'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { Icon } from '@/ui/icon'
import { FoldedList } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

/** Questions in quotation marks: above each who asks, below it the answer. */
export function QuestionRows({ cards, anchor, ...heading }: SectionOf<'cardGrid'>) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12" />
      <FoldedList
        shown={1}
        names={cards.map(({ title }) => title)}
        className="grid gap-x-12 sm:gap-y-10 md:grid-cols-2 lg:grid-cols-3"
      >
        {cards.map(({ _key, icon, title, question, text, ...card }) => {
          const action = toAction(card.action)
          return (
            <li key={_key} className="flex flex-col gap-2 border-t border-ink py-4">
              {title && (
                <h3 className="flex items-center gap-2.5 text-small font-semibold text-ink">
                  {icon && <Icon name={icon} className="size-5 shrink-0 text-lantern-deep" />}
                  {title}
                </h3>
              )}
              {question && <p className="title-m text-ink">“{question}”</p>}
              {text && <p className="max-sm:hidden">{text}</p>}
              {action && <ActionButton action={action} className="mt-auto self-start" />}
            </li>
          )
        })}
      </FoldedList>
    </Band>
  )
}

import { ActionButton } from '@/documents/action-button'
import { toAction } from '@/objects/action'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { Icon } from '@/ui/icon'
import { SectionHeading } from '@/ui/section-heading'

/** Large questions; beside each the answer, above it who asks. */
export function QuestionRows({ cards, anchor, ...heading }: SectionOf<'cardGrid'>) {
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-12 lg:mb-16" />
      <ul className="border-t border-lantern">
        {cards.map(({ _key, icon, title, question, text, ...card }) => {
          const action = toAction(card.action)
          return (
            <li
              key={_key}
              className="grid gap-x-16 gap-y-5 border-b border-night-line py-8 lg:grid-cols-[7fr_5fr] lg:py-10"
            >
              <div>
                {title && (
                  <h3 className="flex items-center gap-2.5 text-small font-semibold text-lantern-bright">
                    {icon && <Icon name={icon} className="size-5 shrink-0" />}
                    {title}
                  </h3>
                )}
                {question && <p className="mt-2 title-l text-on-night">“{question}”</p>}
              </div>
              <div className="lg:self-end">
                {text && <p className="max-w-prose">{text}</p>}
                {action && <ActionButton action={action} className="mt-3" />}
              </div>
            </li>
          )
        })}
      </ul>
    </Band>
  )
}

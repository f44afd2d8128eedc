import { ActionButton } from '@/documents/action-button'
import type { FirstQuestionsProps } from '@/sections/first-questions/first-questions.query'
import { Band } from '@/ui/band'
import { Icon } from '@/ui/icon'
import { SectionHeading } from '@/ui/section-heading'

/** The questions large, as they are asked; beside each who asks it and what the answer is. */
export function FirstQuestions({ questions, anchor, ...heading }: FirstQuestionsProps) {
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-12 lg:mb-16" />
      <ul className="border-t border-lantern">
        {questions.map(({ key, icon, team, question, text, action }) => (
          <li
            key={key}
            className="grid gap-x-16 gap-y-5 border-b border-night-line py-8 lg:grid-cols-[7fr_5fr] lg:py-10"
          >
            <div>
              <h3 className="flex items-center gap-2.5 text-small font-semibold text-lantern-bright">
                {icon && <Icon name={icon} className="size-5 shrink-0" />}
                {team}
              </h3>
              <p className="mt-2 title-l text-on-night">“{question}”</p>
            </div>
            <div className="lg:self-end">
              {text && <p className="max-w-prose">{text}</p>}
              {action && <ActionButton action={action} className="mt-3" />}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}

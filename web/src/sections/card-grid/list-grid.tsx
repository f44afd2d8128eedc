import { ActionButton } from '@/cards/action-button'
import { Icon } from '@/cards/icon'
import { Points } from '@/cards/points'
import type { CardGridProps } from '@/sections/card-grid/to-card-grid'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** A register: the head stays beside its rows, each row ends in its action. */
export function ListGrid({ cards, anchor, ...heading }: CardGridProps) {
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:self-start">
          <SectionHeading {...heading} />
        </div>
        <ul className="border-t border-ink">
          {cards.map(({ key, icon, title, text, points, action }) => (
            <li
              key={key}
              className="grid gap-x-6 gap-y-4 border-b border-line py-7 md:grid-cols-[2.5rem_1fr_auto] md:items-start"
            >
              {icon && <Icon name={icon} className="size-7 text-ink" />}
              <div className="md:col-start-2">
                <h3 className="title-s text-ink">{title}</h3>
                <p className="mt-1.5 max-w-prose">{text}</p>
                <Points points={points} className="mt-3" />
              </div>
              {action && <ActionButton action={action} className="justify-self-start md:mt-0.5" />}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}

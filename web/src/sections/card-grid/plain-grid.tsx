import clsx from 'clsx'
import { ActionButton } from '@/cards/action-button'
import { Icon } from '@/cards/icon'
import { Points } from '@/cards/points'
import { columnClass } from '@/sections/card-grid/columns'
import type { CardGridProps } from '@/sections/card-grid/to-card-grid'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** No boxes: each card hangs from a ruled line, like entries of a record. */
export function PlainGrid({ cards, columns, anchor, ...heading }: CardGridProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} className="mb-12" />
      <ul className={clsx('grid gap-x-8 gap-y-10', columnClass[columns])}>
        {cards.map(({ key, icon, title, text, points, action }) => (
          <li
            key={key}
            className="border-t border-ink pt-5 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4"
          >
            {icon && <Icon name={icon} className="size-7 text-ink sm:mb-8" />}
            <div className="max-sm:col-start-2">
              <h3 className="title-s text-ink">{title}</h3>
              <p className="mt-2">{text}</p>
              <Points points={points} className="mt-3" />
              {action && <ActionButton action={action} className="mt-4" />}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}

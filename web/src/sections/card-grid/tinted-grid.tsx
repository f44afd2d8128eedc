import clsx from 'clsx'
import { ActionButton } from '@/cards/action-button'
import { Icon } from '@/cards/icon'
import { Points } from '@/cards/points'
import { columnClass } from '@/sections/card-grid/columns'
import type { CardGridProps } from '@/sections/card-grid/to-card-grid'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** Separate sheets with the icon set into the corner. */
export function TintedGrid({ cards, columns, anchor, ...heading }: CardGridProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} className="mb-12" />
      <ul className={clsx('grid gap-5', columnClass[columns])}>
        {cards.map(({ key, icon, title, text, points, action }) => (
          <li key={key} className="relative flex flex-col rounded-lg bg-paper-sunk p-7 lg:p-9">
            {icon && (
              <span className="mb-10 grid size-12 place-items-center rounded-full bg-night text-lantern-bright">
                <Icon name={icon} className="size-6" />
              </span>
            )}
            <h3 className="title-m text-ink">{title}</h3>
            <p className="mt-3">{text}</p>
            <Points points={points} className="mt-4 border-t border-line pt-4" />
            {action && (
              <div className="mt-auto pt-6">
                <ActionButton action={action} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Band>
  )
}

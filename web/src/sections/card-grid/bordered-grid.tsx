import clsx from 'clsx'
import { ActionButton } from '@/cards/action-button'
import { Icon } from '@/cards/icon'
import { Points } from '@/cards/points'
import { columnClass } from '@/sections/card-grid/columns'
import type { CardGridProps } from '@/sections/card-grid/to-card-grid'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** One ruled sheet whose cells touch, on the darker paper. */
export function BorderedGrid({ cards, columns, anchor, ...heading }: CardGridProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <ul
        className={clsx(
          'grid gap-px overflow-hidden rounded-lg border border-line bg-line',
          columnClass[columns],
        )}
      >
        {cards.map(({ key, icon, title, text, points, action }) => (
          <li key={key} className="flex flex-col bg-paper p-6 lg:p-8">
            <div className="mb-3 flex items-center gap-3">
              {icon && <Icon name={icon} className="size-6 shrink-0 text-lantern-deep" />}
              <h3 className="title-m text-ink lg:wrap-break-word">{title}</h3>
            </div>
            <p>{text}</p>
            <Points points={points} className="mt-4" />
            {action && (
              <div className="mt-auto pt-5">
                <ActionButton action={action} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Band>
  )
}

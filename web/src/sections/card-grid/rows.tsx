import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { sourceOf } from '@/content/drafts/source'
import { phoneHref, toAction } from '@/content/objects/action'
import { ActionButton } from '@/documents/action-button'
import type { GridCard } from '@/sections/card-grid/card-grid.query'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { buttonClass } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { LevelBadge } from '@/ui/level-badge'
import { FoldedList } from '@/ui/phone-fold'
import { Points } from '@/ui/points'
import { SectionHeading } from '@/ui/section-heading'
import { TagList } from '@/ui/tag-list'

type RowsProps = SectionOf<'cardGrid'>

/** The heading stays beside its rows, each of which ends in its action. */
export function ListRows({ cards, anchor, ...heading }: RowsProps) {
  const hasIcons = cards.some(({ icon }) => icon)
  const unfolded = cards.length > 4 ? 3 : 4
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-6 sm:gap-y-10 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)] lg:self-start">
          <SectionHeading {...heading} />
        </div>
        <FoldedList
          // Whoever needs a number to call finds their country.
          shown={cards.some(({ phone }) => phone) ? cards.length : unfolded}
          names={cards.map(({ title }) => title)}
          className="border-t border-ink"
        >
          {cards.map(({ _key, icon, title, text, points, phone, ...card }) => {
            const action = toAction(card.action)
            return (
              <li
                key={_key}
                className={clsx(
                  'grid gap-x-4 gap-y-1.5 border-b border-line py-3.5 sm:gap-x-6 sm:py-7 md:items-start',
                  hasIcons
                    ? 'grid-cols-[auto_1fr] md:grid-cols-[2.5rem_1fr_auto]'
                    : 'md:grid-cols-[1fr_auto]',
                )}
              >
                {icon && <Icon name={icon} className="size-7 text-ink" />}
                <div className={clsx(hasIcons && 'col-start-2')}>
                  {title && <h3 className="title-s text-ink">{title}</h3>}
                  {text && <p className="mt-1.5 max-w-prose">{text}</p>}
                  <Points points={points} className="mt-3" />
                </div>
                <p
                  className={clsx(
                    'flex flex-wrap gap-x-6 gap-y-3 md:flex-col md:items-end',
                    hasIcons && 'col-start-2 md:col-start-3',
                  )}
                >
                  {action && <ActionButton action={action} />}
                  {phone && (
                    <a
                      {...sourceOf(title, 'phone')}
                      href={phoneHref(phone)}
                      className={buttonClass('quiet', 'tabular')}
                    >
                      {`Call ${phone}`}
                    </a>
                  )}
                </p>
              </li>
            )
          })}
        </FoldedList>
      </div>
    </Band>
  )
}

/** Each row: a name, its points as large tags, and a text. */
export function RegisterRows({ cards, anchor, ...heading }: RowsProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12" />
      <FoldedList
        shown={2}
        names={cards.map(({ title }) => title)}
        className="border-t-2 border-ink"
      >
        {cards.map(({ _key, title, text, points }) => (
          <li
            key={_key}
            className="grid gap-x-10 gap-y-4 border-b border-line-strong/50 py-5 sm:py-7 lg:grid-cols-[3fr_4fr_5fr]"
          >
            {title && <h3 className="title-m text-ink">{title}</h3>}
            <ul className="flex flex-wrap gap-2 self-start lg:col-start-2">
              {points.map((point) => (
                <li
                  key={point}
                  className="rounded-sm bg-paper-deep px-2.5 py-1 text-small font-semibold text-ink forced-colors:border"
                >
                  {point}
                </li>
              ))}
            </ul>
            {text && <p>{text}</p>}
          </li>
        ))}
      </FoldedList>
    </Band>
  )
}

type Level = NonNullable<GridCard['level']>

const badges: Record<Level, Pick<ComponentProps<typeof LevelBadge>, 'bars' | 'tone'>> = {
  Critical: { bars: 3, tone: 'risk' },
  High: { bars: 2, tone: 'lantern' },
  Medium: { bars: 1, tone: 'quiet' },
}

/** Each row begins with the badge that says how much it matters. */
export function LevelRows({ cards, anchor, ...heading }: RowsProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12" />
      <FoldedList
        as="ol"
        shown={2}
        names={cards.map(({ title }) => title)}
        className="border-t border-ink"
      >
        {cards.map(({ _key, title, text, level, points }) => (
          <li
            key={_key}
            className="grid gap-x-10 gap-y-3 border-b border-line py-5 sm:py-7 sm:grid-cols-[10rem_1fr] lg:grid-cols-[13rem_5fr_6fr]"
          >
            <p className="sm:row-span-2 lg:row-span-1">
              {level && (
                <LevelBadge text={level} source={sourceOf(title, 'level')} {...badges[level]} />
              )}
            </p>
            {title && <h3 className="title-m text-ink">{title}</h3>}
            <div className="lg:col-start-3">
              {text && <p className="max-w-prose">{text}</p>}
              <TagList tags={points} className="mt-3" />
            </div>
          </li>
        ))}
      </FoldedList>
    </Band>
  )
}

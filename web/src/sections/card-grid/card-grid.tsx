import clsx from 'clsx'
import type { ComponentType } from 'react'
import { sourceOf } from '@/content/drafts/source'
import { toAction } from '@/content/objects/action'
import { ActionButton } from '@/documents/action-button'
import { DirectoryColumns } from '@/sections/card-grid/directory'
import { QuestionRows } from '@/sections/card-grid/questions'
import { LevelRows, ListRows, RegisterRows } from '@/sections/card-grid/rows'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { Icon } from '@/ui/icon'
import { FoldedList } from '@/ui/phone-fold'
import { Points } from '@/ui/points'
import { SectionHeading } from '@/ui/section-heading'

type CardGridProps = SectionOf<'cardGrid'>

const looks: Record<CardGridProps['look'], ComponentType<CardGridProps>> = {
  plain: PlainGrid,
  bordered: BorderedGrid,
  list: ListRows,
  register: RegisterRows,
  questions: QuestionRows,
  directory: DirectoryColumns,
  levels: LevelRows,
}

/** Cards side by side, or as rows of a list. */
export function CardGrid(props: CardGridProps) {
  const Look = looks[props.look] ?? PlainGrid
  return <Look {...props} />
}

/** Columns on a wide screen; fewer as it narrows. */
const columnClass: Record<CardGridProps['columns'], string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
}

/** No boxes: each card hangs from a ruled line. */
function PlainGrid({ cards, columns, anchor, ...heading }: CardGridProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} className="mb-6 sm:mb-12" />
      <FoldedList
        shown={cards.length > 6 ? 1 : cards.length > 3 ? 2 : 3}
        names={cards.map(({ title }) => title)}
        className={clsx('grid gap-x-8 gap-y-4 sm:gap-y-10', columnClass[columns])}
      >
        {cards.map(({ _key, icon, title, text, points, ...card }) => {
          const action = toAction(card.action)
          return (
            <li
              key={_key}
              className={clsx(
                'border-t border-ink pt-4 sm:flex sm:flex-col sm:pt-6',
                icon && 'max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4',
              )}
            >
              {icon && <Icon name={icon} className="size-7 text-ink sm:mb-8" />}
              <div className="flex grow flex-col max-sm:col-start-2">
                {title && <h3 className="title-s text-ink">{title}</h3>}
                {text && <p className="mt-1 sm:mt-2">{text}</p>}
                <Points points={points} className="mt-3" />
                {action && (
                  <div className="mt-auto pt-1.5 sm:pt-4">
                    <ActionButton action={action} />
                  </div>
                )}
              </div>
            </li>
          )
        })}
      </FoldedList>
    </Band>
  )
}

/** One sheet whose cells touch, on the darker paper. */
function BorderedGrid({ cards, columns, anchor, ...heading }: CardGridProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12" />
      <FoldedList
        shown={cards.length > 3 ? 1 : 3}
        names={cards.map(({ title }) => title)}
        className={clsx(
          'grid gap-px overflow-hidden rounded-lg border border-line bg-paper [&_summary]:border-0 [&_summary]:px-5',
          columnClass[columns],
        )}
      >
        {cards.map(({ _key, icon, title, text, points, ...card }) => {
          const action = toAction(card.action)
          return (
            <li
              key={_key}
              className="flex flex-col p-5 [box-shadow:0_0_0_1px_var(--color-line)] sm:p-6 lg:p-8"
            >
              <div className={clsx('mb-3 flex gap-3', columns === 4 ? 'flex-col' : 'items-center')}>
                {icon && <Icon name={icon} className="size-6 shrink-0 text-lantern-deep" />}
                {title && (
                  <h3 className="title-m min-w-0 text-ink lg:wrap-break-word">
                    {icon ? title : withFigure(title)}
                  </h3>
                )}
              </div>
              {text && <p>{text}</p>}
              <Points points={points} className="mt-4" />
              {action && (
                <div className="mt-auto pt-5">
                  <ActionButton action={action} />
                </div>
              )}
            </li>
          )
        })}
      </FoldedList>
    </Band>
  )
}

/** Such as “EUR 1.9M held” or “40% false alerts”. */
const FIGURE = /^((?:[A-Z]{3} |[$€£])?\d[\d.,]*[A-Z%+]*) (.+)/s

/** A title that begins with a figure shows it large. */
function withFigure(title: string) {
  const [, figure, rest] = FIGURE.exec(title) ?? []
  if (!figure) return title
  return (
    <>
      <span {...sourceOf(title)} className="figure mb-1 block">
        {figure}
      </span>{' '}
      {rest}
    </>
  )
}

import clsx from 'clsx'
import { Details, type Row, type RowsProps, RowText } from '@/sections/feature-rows/row'
import { Points } from '@/ui/points'

/** Text on one side and the picture on the other; the sides alternate. */
export function Beside({ rows }: RowsProps) {
  return (
    <div className="stack-10 sm:stack-16 lg:stack-24">
      {rows.map(({ key, title, text, points, media }, index) => {
        const mediaFirst = index % 2 === 1
        const columns = mediaFirst ? 'lg:grid-cols-[7fr_5fr]' : 'lg:grid-cols-[5fr_7fr]'
        return (
          <div
            key={key}
            className={clsx('grid items-center gap-x-16 gap-y-6 sm:gap-y-8', media && columns)}
          >
            <div className={clsx(mediaFirst && 'lg:order-2')}>
              <RowText title={title} text={text} />
              <RowPoints points={points} />
            </div>
            <RowMedia media={media} />
          </div>
        )
      })}
    </div>
  )
}

/** Two pictures to compare, each below its text. On dark ground they lie on it. */
export function Pair({ rows }: RowsProps) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto]">
      {rows.map(({ key, title, text, points, media }) => (
        <div
          key={key}
          className="flex flex-col gap-y-5 border-t border-ink pt-5 in-[.on-night]:border-lantern lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-6"
        >
          <div>
            <RowText title={title} text={text} />
          </div>
          <RowMedia media={media} />
          <RowPoints points={points} />
        </div>
      ))}
    </div>
  )
}

/** The picture over the whole width, between its text and its points. */
export function Wide({ rows }: RowsProps) {
  return (
    <div className="stack-10 sm:stack-16 lg:stack-24">
      {rows.map(({ key, title, text, points, media }) => (
        <div key={key} className="grid gap-y-5 sm:gap-y-8">
          <div className="grid gap-x-16 lg:grid-cols-[5fr_7fr] lg:items-baseline">
            <RowText title={title} text={text} />
          </div>
          <RowMedia media={media} />
          <Details points={points}>
            <ul className="grid gap-x-10 gap-y-3 max-sm:mt-4 md:auto-cols-fr md:grid-flow-col">
              {points.map((point) => (
                <li key={point} dir="auto" className="border-t border-line-strong pt-3">
                  {point}
                </li>
              ))}
            </ul>
          </Details>
        </div>
      ))}
    </div>
  )
}

function RowPoints({ points }: Pick<Row, 'points'>) {
  return (
    <Details points={points}>
      <Points points={points} className="mt-4 sm:mt-6" />
    </Details>
  )
}

function RowMedia({ media }: Pick<Row, 'media'>) {
  return (
    media && <div className="min-w-0 in-[.on-night]:unmounted in-[.on-night]:*:h-full">{media}</div>
  )
}

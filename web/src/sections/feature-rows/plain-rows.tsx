import clsx from 'clsx'
import type { ReactNode } from 'react'
import { pictureOf, type Row, type RowsProps, RowText } from '@/sections/feature-rows/row'
import { PhoneFold } from '@/ui/phone-fold'
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
              <RowPoints points={points} isFolded={index === 0} />
            </div>
            <RowMedia title={title} media={media} isFolded={index > 0} />
          </div>
        )
      })}
    </div>
  )
}

/** Two pictures to compare, each below its text. */
export function Pair({ rows }: RowsProps) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto]">
      {rows.map(({ key, title, text, points, media }, index) => (
        <div
          key={key}
          className="flex flex-col gap-y-5 border-t border-ink pt-5 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-6"
        >
          <div>
            <RowText title={title} text={text} />
          </div>
          <RowMedia title={title} media={media} isFolded={index > 0} />
          <RowPoints points={points} isFolded={index === 0} />
        </div>
      ))}
    </div>
  )
}

/** The picture over the whole width, between its text and its points. */
export function Wide({ rows }: RowsProps) {
  return (
    <div className="stack-10 sm:stack-16 lg:stack-24">
      {rows.map(({ key, title, text, points, media }, index) => (
        <div key={key} className="grid gap-y-5 sm:gap-y-8">
          <div className="grid gap-x-16 lg:grid-cols-[5fr_7fr] lg:items-baseline">
            <RowText title={title} text={text} />
          </div>
          <RowMedia title={title} media={media} isFolded={index > 0} />
          {points.length > 0 && (
            <Details count={points.length} isFolded={index === 0}>
              <ul className="grid gap-x-10 gap-y-3 max-sm:mt-4 md:auto-cols-fr md:grid-flow-col">
                {points.map((point) => (
                  <li key={point} dir="auto" className="border-t border-line-strong pt-3">
                    {point}
                  </li>
                ))}
              </ul>
            </Details>
          )}
        </div>
      ))}
    </div>
  )
}

function RowPoints({ points, isFolded }: Pick<Row, 'points'> & { isFolded: boolean }) {
  if (points.length === 0) return null
  return (
    <div className="mt-2 sm:mt-6">
      <Details count={points.length} isFolded={isFolded}>
        <Points points={points} className="max-sm:mt-4" />
      </Details>
    </div>
  )
}

type DetailsProps = { count: number; isFolded: boolean; children: ReactNode }

/** Phones fold those of the first row, whose picture they show: no fold is next to another one. */
function Details({ count, isFolded, children }: DetailsProps) {
  if (!isFolded) return children
  return <PhoneFold label={count === 1 ? '1 detail' : `${count} details`}>{children}</PhoneFold>
}

/** Phones fold all pictures of a section but the first. */
function RowMedia({
  title,
  media,
  isFolded,
}: Pick<Row, 'title' | 'media'> & { isFolded: boolean }) {
  if (!media) return null
  const drawn = <div className="min-w-0 [&>.as-drawn]:h-full">{media}</div>
  return isFolded ? <PhoneFold label={pictureOf({ title })}>{drawn}</PhoneFold> : drawn
}

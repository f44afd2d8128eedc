import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { SectionOf } from '@/sections/section'
import { ArrowRight } from '@/ui/marks'

/** The classes of a table's parts, and what a cell shows; its index is 0 after the names of the rows. */
type TableLook = Record<
  'table' | 'head' | 'column' | 'row' | 'name' | 'cell' | 'noteClass',
  string
> & {
  tone?: 'ink'
  drawCell: (text: string, index: number, isLast: boolean) => ReactNode
}

type LookName = SectionOf<'factTable'>['look']

/** The plain table for an unknown look, which only the API can store. */
export const lookOf = (name: LookName): TableLook => looks[name] ?? looks.table

const looks: Record<LookName, TableLook> = {
  table: {
    table: 'sm:min-w-[44rem]',
    head: 'border-b border-ink text-ink-mute',
    column: 'last:pr-0',
    row: 'border-line align-top',
    name: 'title-s py-5 text-ink sm:sticky sm:left-0 sm:min-w-44 sm:bg-paper',
    cell: 'py-5 tabular last:pr-0',
    noteClass: 'text-ink-mute',
    drawCell: (text) => text,
  },
  // Large values in the second column, meters in the third, ids in the fifth.
  board: {
    tone: 'ink',
    table: 'tabular sm:min-w-[52rem]',
    head: 'border-b border-lantern',
    column: 'last:pr-0',
    row: 'border-night-line',
    name: 'py-4 font-semibold text-on-night',
    cell: 'py-4 last:pr-0 sm:whitespace-nowrap',
    noteClass: '',
    drawCell(text, index) {
      if (index === 0) return <span className="title-m text-on-night">{text}</span>
      if (index === 3) return <span className="font-mono text-small">{text}</span>
      return index === 1 ? <MeteredCell text={text} /> : text
    },
  },
  // Hours of a day in the last column, one line of 24 hours in each row.
  hours: {
    tone: 'ink',
    table: 'sm:min-w-[52rem]',
    head: 'border-b border-lantern',
    column: 'last:pr-0',
    row: 'border-night-line',
    name: 'title-s py-5 text-on-night sm:min-w-44',
    cell: 'py-5 tabular last:pr-0 sm:last:w-3/5',
    noteClass: '',
    drawCell: (text, _, isLast) => (isLast ? <HoursCell text={text} /> : text),
  },
  // What changed: the figure before in gray, the last one lit.
  change: {
    table: '',
    head: 'border-b-2 border-ink text-ink-mute',
    column: '',
    row: 'border-line align-baseline',
    name: 'title-s py-5 text-ink sm:w-2/5 sm:py-8',
    cell: 'text-ink-mute sm:py-8',
    noteClass: 'text-ink-mute',
    drawCell: (text, _, isLast) => (
      <>
        <span
          className={clsx(
            'figure text-figure-s wrap-anywhere justify-self-start',
            isLast && 'border-b-4 border-lantern text-ink',
          )}
        >
          {text}
        </span>
        {!isLast && text && (
          <span className="pl-4 text-ink-mute max-sm:hidden">
            <ArrowRight />
          </span>
        )}
      </>
    ),
  },
}

/** How much of a limit is used up, such as “0.12 of 0.5%”. */
const PART = /^(\d+(?:\.\d+)?) of (\d+(?:\.\d+)?)/

/** The text of a cell, with a bar when it tells a part of a limit. */
function MeteredCell({ text }: { text: string }) {
  const [value, limit] = PART.exec(text)?.slice(1).map(Number) ?? []
  if (value === undefined || !limit) return text
  const used = Math.min(100, Math.round((value / limit) * 100))
  return (
    <span className="flex items-center gap-3 sm:w-56">
      <svg aria-hidden="true" width="100%" height="14" className="block max-w-40">
        <path d="M0 7h400" className="stroke-night-line forced-colors:stroke-[GrayText]" />
        <rect
          y="4"
          width={`${used}%`}
          height="6"
          className="fill-lantern forced-colors:fill-[CanvasText]"
        />
        <rect
          x="99%"
          width="2"
          height="14"
          className="fill-on-night forced-colors:fill-[CanvasText]"
        />
      </svg>
      <span className="text-small whitespace-nowrap">{text}</span>
    </span>
  )
}

/** Two times of a day, such as “22:00 to 10:00”, which passes midnight. */
const HOURS = /^([01]?\d|2[0-4]):([0-5]\d)\s*(?:to|–|-)\s*([01]?\d|2[0-4]):([0-5]\d)$/

/** The text of a cell, with a line of 24 hours, lit between the two times that it tells. */
function HoursCell({ text }: { text: string }) {
  const times = HOURS.exec(stegaClean(text))?.slice(1).map(Number)
  if (!times) return text
  const [hour = 0, minute = 0, endHour = 0, endMinute = 0] = times
  const start = hour + minute / 60
  const end = endHour + endMinute / 60
  const spans =
    start < end
      ? [{ from: start, to: end }]
      : [
          { from: start, to: 24 },
          { from: 0, to: end },
        ]
  const lit = spans.filter(({ from, to }) => from < to)
  return (
    <span className="flex flex-col gap-x-6 gap-y-1 sm:flex-row sm:items-center">
      <svg aria-hidden="true" width="100%" height="24">
        <path d="M0 12h2000" className="stroke-night-line forced-colors:stroke-[GrayText]" />
        {[0, 6, 12, 18].map((tick) => (
          <rect
            key={tick}
            x={percent(tick)}
            y="6"
            width="1"
            height="12"
            className="fill-night-line forced-colors:fill-[GrayText]"
          />
        ))}
        {lit.map(({ from, to }) => (
          <rect
            key={from}
            x={percent(from)}
            y="7"
            width={percent(to - from)}
            height="10"
            className="fill-lantern forced-colors:fill-[CanvasText]"
          />
        ))}
      </svg>
      <span className="shrink-0 whitespace-nowrap">{text}</span>
    </span>
  )
}

const percent = (hours: number) => `${(hours / 24) * 100}%`

import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import type { ComponentType, CSSProperties } from 'react'
import { FigureNotes, FigureValue } from '@/documents/company-figure/figure-value'
import type { SectionProps } from '@/sections/section'
import { LeadFindings, NumberedFindings } from '@/sections/stat-band/findings'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

type StatBandProps = SectionProps<'statBand'>

const looks: Record<StatBandProps['look'], ComponentType<StatBandProps>> = {
  ledger: FigureLedger,
  row: FigureRow,
  findings: NumberedFindings,
  lead: LeadFindings,
}

/** Large figures with their source in small print. */
export function StatBand(props: StatBandProps) {
  const Look = looks[props.look] ?? FigureLedger
  return <Look {...props} />
}

/** On paper: a ruled table of figures, on wide screens in rows of up to five. */
function FigureLedger({ title, eyebrow, text, anchor, figures, source }: StatBandProps) {
  return (
    <Band anchor={anchor}>
      {title && (
        <SectionHeading title={title} eyebrow={eyebrow} text={text} className="mb-6 sm:mb-12" />
      )}
      <dl
        className="figure-ledger figure-pairs"
        style={{ '--columns': figuresInRow(figures.length) } as CSSProperties}
      >
        {figures.map(({ _key, label, note, ...figure }) => (
          <div key={_key}>
            <dt>
              {label}
              {note && <small>{note}</small>}
            </dt>
            <dd>
              <FigureValue {...figure} />
            </dd>
          </div>
        ))}
      </dl>
      <Source text={source} />
      <FigureNotes figures={figures} />
    </Band>
  )
}

/** As many as leave the fewest places empty in rows of at most five. */
const figuresInRow = (count: number) => Math.ceil(count / Math.ceil(count / 5)) || 1

/** On ink: the figures in one row, each at a node of a line. */
function FigureRow({ title, eyebrow, text, anchor, figures, source }: StatBandProps) {
  // “15 minutes” stays in one line.
  const isWordy = figures.some(({ value }) => stegaClean(value).length > 8)
  return (
    <Band anchor={anchor} tone="ink">
      {title && (
        <SectionHeading title={title} eyebrow={eyebrow} text={text} className="mb-6 sm:mb-12" />
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:gap-y-12 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {figures.map(({ _key, label, note, ...figure }) => (
          <div
            key={_key}
            className="relative flex flex-col-reverse justify-end border-t-2 border-lantern pt-6"
          >
            <span
              aria-hidden="true"
              className="absolute -top-2 left-0 size-4 rounded-full border-2 border-lantern bg-night"
            />
            <dt className="mt-3">
              <span className="block font-semibold text-on-night">{label}</span>
              {note && <span className="block text-small">{note}</span>}
            </dt>
            <dd className={clsx('figure text-on-night', isWordy && 'text-figure-m')}>
              <FigureValue {...figure} />
            </dd>
          </div>
        ))}
      </dl>
      <Source text={source} />
      <FigureNotes figures={figures} />
    </Band>
  )
}

/** Where figures come from, in small type. */
function Source({ text }: { text: string }) {
  if (!text) return null
  return (
    <p className="mt-4 text-small text-ink-mute sm:mt-8 in-[.on-night]:text-on-night-soft">
      {text}
    </p>
  )
}

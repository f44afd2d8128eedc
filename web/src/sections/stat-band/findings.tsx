import { sourceOf } from '@/content/drafts/source'
import { FigureNotes, FigureValue } from '@/documents/company-figure/figure-value'
import { chartTexts } from '@/pictures/charts/chart'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { FoldedList } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

type FindingsProps = SectionProps<'statBand'>

/** The first finding over the whole width, the others below it in columns. */
export function LeadFindings({ figures, source, anchor, ...heading }: FindingsProps) {
  const [first, ...others] = figures
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} className="mb-6 sm:mb-12" />
      <ol className="grid gap-x-10 gap-y-12 border-t-2 border-ink pt-8 md:grid-cols-2 lg:grid-cols-3">
        {first && (
          <li className="grid gap-x-16 gap-y-5 border-b border-line pb-8 md:col-span-full lg:grid-cols-[auto_1fr] lg:items-end">
            <p className="figure text-[clamp(5.5rem,3rem+11vw,12rem)] text-ink">
              <FigureValue {...first} />
            </p>
            <div className="max-w-prose">
              {first.label && <h3 className="title-l text-ink">{first.label}</h3>}
              {first.note && <p className="mt-4 text-lead">{first.note}</p>}
              <PageNumber page={first.page} label={first.label} />
            </div>
          </li>
        )}
        {others.map(({ _key, label, note, page, ...figure }) => (
          <li key={_key}>
            <p className="figure text-ink">
              <FigureValue {...figure} />
            </p>
            {label && <h3 className="title-m mt-4 text-ink">{label}</h3>}
            {note && <p className="mt-3">{note}</p>}
            <PageNumber page={page} label={label} />
          </li>
        ))}
      </ol>
      {source && <p className="mt-10 text-micro text-ink-mute">{chartTexts.source(source)}</p>}
      <FigureNotes figures={figures} />
    </Band>
  )
}

/** One row for each finding: number, figure, statement. */
export function NumberedFindings({ figures, source, anchor, ...heading }: FindingsProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12" />
      <FoldedList
        as="ol"
        shown={2}
        names={figures.map(({ label }) => label)}
        kind="findings"
        className="border-t-2 border-ink"
      >
        {figures.map(({ _key, label, note, page, ...figure }, index) => (
          <li
            key={_key}
            className="grid gap-x-10 gap-y-2 border-b border-line py-5 sm:py-8 md:grid-cols-[2.5rem_4fr_7fr]"
          >
            <p aria-hidden="true" className="title-s text-ink-mute tabular max-md:hidden">
              {index + 1}
            </p>
            <p className="figure text-[clamp(2.25rem,1.4rem+3.4vw,4.75rem)] text-ink">
              <FigureValue {...figure} />
            </p>
            <div className="max-w-prose">
              {label && <h3 className="title-m text-ink">{label}</h3>}
              {note && <p className="mt-3">{note}</p>}
              <PageNumber page={page} label={label} />
            </div>
          </li>
        ))}
      </FoldedList>
      {source && <p className="mt-6 text-micro text-ink-mute">{chartTexts.source(source)}</p>}
      <FigureNotes figures={figures} />
    </Band>
  )
}

type PageNumberProps = { page: number | null; label: string }

/** Where the report says more. */
function PageNumber({ page, label }: PageNumberProps) {
  if (!page) return null
  return (
    <p {...sourceOf(label, 'page')} className="mt-3 text-small text-ink-mute tabular">
      {`Page ${page}`}
    </p>
  )
}

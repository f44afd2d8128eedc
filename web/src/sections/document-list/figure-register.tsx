import { stegaClean } from '@sanity/client/stega'
import { sourceOf } from '@/content/drafts/source'
import { figureAnchor } from '@/documents/company-figure/figure'
import { formatDate } from '@/lib/format-date'
import type { Listed } from '@/sections/document-list/document-list.query'
import { PlusMinus } from '@/ui/marks'

type CompanyFigure = Listed<'companyFigure'>

/** The register of figures by subject, the first one open. Each figure can be linked to, which opens its subject. */
export function FigureRegister({ figures }: { figures: readonly CompanyFigure[] }) {
  const subjects = Map.groupBy(figures, ({ subject }) => subject)
  return (
    <div className="border-t-2 border-ink">
      {[...subjects].map(([subject, members], index) => (
        <details key={subject} open={index === 0} className="border-b border-line-strong/50">
          <summary className="flex list-none items-center gap-x-6 py-4 text-ink sm:py-5 [&::-webkit-details-marker]:hidden">
            <h3
              {...sourceOf(members[0]?.label, 'subject')}
              className="title-s flex grow items-center justify-between gap-x-6"
            >
              {`${subject} `}
              <span className="shrink-0 font-sans text-small">
                {members.length === 1 ? '1 figure' : `${members.length} figures`}
              </span>
            </h3>
            <PlusMinus />
          </summary>
          {[
            ...Map.groupBy(members, ({ source, asOf }) => `${asOf} ${stegaClean(source)}`).values(),
          ].map((counted) => (
            <Counted key={counted[0]?._id} figures={counted} />
          ))}
        </details>
      ))}
    </div>
  )
}

/** Figures from one source, of one day. */
function Counted({ figures }: { figures: readonly CompanyFigure[] }) {
  const { source = '', asOf = '' } = figures[0] ?? {}
  const day = formatDate(asOf)
  return (
    <div className="grid gap-x-16 gap-y-2 pb-4 sm:pb-8 lg:grid-cols-[3fr_9fr]">
      <div>
        {source && <p className="font-semibold text-ink">{source}</p>}
        {day && <p className="text-small text-ink-mute">{`As of ${day}`}</p>}
      </div>
      <dl className="ruled">
        {figures.map(({ _id, key, value, label, definition }) => (
          <div
            key={_id}
            id={figureAnchor(key)}
            tabIndex={-1}
            className="grid grid-cols-[1fr_auto] gap-x-4 py-3 target:bg-lantern-wash first:pt-0 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="font-semibold text-ink sm:col-start-2 sm:row-start-1">{label}</dt>
            <dd className="font-semibold text-ink tabular max-sm:text-end sm:row-span-2">
              {value}
            </dd>
            <dd className="max-w-prose max-sm:col-span-2 max-sm:text-small sm:col-start-2">
              {definition}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import { figureAnchor } from '@/documents/company-figure/figure'
import { formatDate } from '@/lib/format-date'
import type { Listed } from '@/sections/document-list/document-list.query'
import { PhoneFold } from '@/ui/phone-fold'

type CompanyFigure = Listed<'companyFigure'>

/** The register of figures, by who counted them and when; each figure can be linked to. */
export function FigureRegister({ figures }: { figures: readonly CompanyFigure[] }) {
  const groups = Map.groupBy(figures, ({ source, asOf }) => `${asOf} ${source}`)
  const [first = [], ...others] = groups.values()
  return (
    <div className="border-t-2 border-ink">
      <Counted figures={first} />
      <PhoneFold label={`${figures.length - first.length} more figures`}>
        {others.map((counted) => (
          <Counted key={counted[0]?._id} figures={counted} />
        ))}
      </PhoneFold>
    </div>
  )
}

/** Figures from one source, of one day. */
function Counted({ figures }: { figures: readonly CompanyFigure[] }) {
  const { source = '', asOf = '' } = figures[0] ?? {}
  const day = formatDate(asOf)
  return (
    <div className="grid gap-x-16 gap-y-2 border-b border-line-strong/50 py-5 sm:py-8 lg:grid-cols-[3fr_9fr]">
      <div>
        {source && <h3 className="title-s text-ink">{source}</h3>}
        {day && <p className="text-small text-ink-mute">{`As of ${day}`}</p>}
      </div>
      <dl className="ruled">
        {figures.map(({ _id, key, value, label, definition }) => (
          <div
            key={_id}
            id={figureAnchor(key)}
            tabIndex={-1}
            className="grid grid-cols-[1fr_auto] gap-x-4 py-3 target:bg-lantern-wash sm:grid-cols-[10rem_1fr] sm:gap-x-8 lg:first:pt-0"
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

import { stegaClean } from '@sanity/client/stega'
import { ActionRow } from '@/documents/action-button'
import type { ReportImprintProps } from '@/sections/report-imprint/report-imprint.query'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** The last page of a report: how to cite it, its small print, and how to get it. */
export function ReportImprint(props: ReportImprintProps) {
  const { reportTitle, citation, lines, actions, anchor, ...heading } = props
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[6fr_6fr]">
        <div>
          <SectionHeading {...heading} />
          <ActionRow
            actions={actions}
            context={reportTitle ? { report: stegaClean(reportTitle) } : undefined}
            className="mt-8"
          />
        </div>
        <div className="border-t-2 border-ink pt-6">
          <h3 className="text-small font-semibold text-ink">How to cite</h3>
          <p className="title-m mt-3 text-ink">{citation}</p>
          <dl className="mt-8">
            {lines.map(({ key, label, text }) => (
              <div
                key={key}
                className="grid gap-x-6 gap-y-1 border-t border-line py-3 text-small sm:grid-cols-[8rem_1fr]"
              >
                <dt className="font-semibold text-ink">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Band>
  )
}

import { stegaClean } from '@sanity/client/stega'
import { toActions } from '@/content/objects/action'
import { ActionRow } from '@/documents/action-button'
import type { RawReportPage } from '@/documents/report/report'
import { reportTexts } from '@/documents/report/texts'
import { Band } from '@/ui/band'
import { PhoneFold } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

/** The end of a report's page: citation, small print and download buttons. */
export function ReportImprint({ report }: { report: RawReportPage }) {
  if (!report.imprint) return null
  const { anchor, eyebrow, title, text, citation, lines, actions } = report.imprint
  return (
    <Band anchor={anchor || undefined}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <SectionHeading title={title} eyebrow={eyebrow || undefined} text={text || undefined} />
          <ActionRow
            actions={toActions(actions)}
            context={{ report: stegaClean(report.title ?? '') }}
            className="mt-8"
          />
        </div>
        <div className="border-t-2 border-ink pt-6">
          {citation && (
            <>
              <h3 className="text-small font-semibold text-ink">{reportTexts.cite}</h3>
              <p className="title-m mt-3 text-ink">{citation}</p>
            </>
          )}
          <PhoneFold label={reportTexts.about}>
            <dl className="sm:mt-8">
              {lines.map(({ _key, label, text }) => (
                <div
                  key={_key}
                  className="grid gap-x-6 gap-y-1 border-t border-line py-3 text-small sm:grid-cols-[8rem_1fr]"
                >
                  <dt className="font-semibold text-ink">{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </PhoneFold>
        </div>
      </div>
    </Band>
  )
}

import { stegaClean } from '@sanity/client/stega'
import { sourceOf } from '@/content/drafts/source'
import { toActions } from '@/content/objects/action'
import { ActionRow } from '@/documents/action-button'
import { type RawReportPage, toReport } from '@/documents/report/report'
import { ReportCover } from '@/documents/report/report-cover'
import { reportTexts } from '@/documents/report/texts'
import { Container } from '@/ui/band'
import { Eyebrow } from '@/ui/section-heading'

type ReportHeadProps = {
  report: RawReportPage
  /** The page's title; fallback if the head has none. */
  title: string
}

/** The top of a report's page: title, abstract and facts beside the cover. */
export function ReportHead({ report: raw, title }: ReportHeadProps) {
  const { anchor, eyebrow, text, actions } = raw.head ?? {}
  const report = toReport(raw)
  const { published, pages, downloads } = report
  return (
    <section id={anchor || undefined} className="border-b border-line bg-paper-sunk">
      <Container className="grid grid-cols-1 items-center gap-x-16 gap-y-8 py-8 sm:gap-y-14 sm:py-14 lg:grid-cols-[7fr_5fr] lg:py-20">
        <div>
          {eyebrow && <Eyebrow text={eyebrow} />}
          <h1 dir="auto" className="display text-ink [--fit:0.76]">
            {raw.head?.title || title}
          </h1>
          {text && (
            <p dir="auto" className="mt-6 max-w-[40rem] text-lead">
              {text}
            </p>
          )}
          <ActionRow
            actions={toActions(actions)}
            context={{ report: stegaClean(report.title) }}
            className="mt-8"
          />
          {(published || pages > 0 || downloads) && (
            <ul className="mt-6 flex max-w-[40rem] flex-wrap gap-x-6 gap-y-2 border-t border-ink pt-5 font-semibold text-ink tabular">
              {published && (
                <li {...sourceOf(report.title, 'publishedOn')}>{`Published ${published}`}</li>
              )}
              {pages > 0 && (
                <li {...sourceOf(report.title, 'pages')}>{reportTexts.pages(pages)}</li>
              )}
              {downloads && <li>{reportTexts.downloads(downloads)}</li>}
            </ul>
          )}
        </div>
        <div className="mx-auto w-1/2 max-w-[24rem] lg:w-full">
          <ReportCover {...report} large />
        </div>
      </Container>
    </section>
  )
}

import { stegaClean } from '@sanity/client/stega'
import { ActionRow } from '@/documents/action-button'
import { ReportCover } from '@/documents/report/report-cover'
import type { TitleLevel } from '@/sections/heading'
import { HeadTitle } from '@/sections/page-title'
import type { ReportHeadProps } from '@/sections/report-head/report-head.query'
import { Container } from '@/ui/band'
import { Eyebrow } from '@/ui/section-heading'

/** Title, abstract and facts of a report beside its cover. */
export function ReportHead(props: ReportHeadProps & { level?: TitleLevel }) {
  const { level = 'h2', eyebrow, title, text, actions, report, anchor } = props
  return (
    <section id={anchor} className="border-b border-line bg-paper-sunk">
      <Container className="grid items-center gap-x-16 gap-y-14 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-24">
        <div>
          {eyebrow && <Eyebrow text={eyebrow} />}
          <HeadTitle level={level} title={title} className="max-sm:text-[min(2.75rem,12vw)]" />
          {text && (
            <p dir="auto" className="mt-6 max-w-[40rem] text-lead">
              {text}
            </p>
          )}
          <ActionRow
            actions={actions}
            context={report && { report: stegaClean(report.title) }}
            className="mt-8"
          />
          {report && (
            <ul className="mt-12 grid max-w-[40rem] grid-cols-2 gap-x-6 gap-y-2 border-t border-ink pt-5 font-semibold text-ink tabular-nums sm:flex sm:gap-x-12">
              <li className="col-span-2">{`Published ${report.published}`}</li>
              <li>{`${report.pages} pages`}</li>
              <li>{`${report.downloads} downloads`}</li>
            </ul>
          )}
        </div>
        {report && (
          <div className="mx-auto w-full max-w-[17rem] lg:max-w-[25rem]">
            <ReportCover {...report} large />
          </div>
        )}
      </Container>
    </section>
  )
}

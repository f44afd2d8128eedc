import { stegaClean } from '@sanity/client/stega'
import { sourceOf } from '@/content/drafts/source'
import type { Action } from '@/content/objects/action'
import { ActionButton } from '@/documents/action-button'
import { type Report, toReport } from '@/documents/report/report'
import { ReportCover } from '@/documents/report/report-cover'
import { reportTexts } from '@/documents/report/texts'
import { chartFileHref } from '@/lib/routes'
import type { Listed } from '@/sections/document-list/document-list.query'
import { Link } from '@/ui/link'

/** Reports as a grid of covers. */
export function ReportShelf({ reports, download }: ReportShelfProps) {
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-4">
      {reports.map((report) => (
        <ReportEntry
          key={report._id}
          {...toReport(report)}
          hasCharts={report.hasCharts}
          download={download}
        />
      ))}
    </ul>
  )
}

type ReportShelfProps = {
  reports: readonly Listed<'report'>[]
  download?: Action | undefined
}
type ReportEntryProps = Report & { hasCharts: boolean } & Pick<ReportShelfProps, 'download'>

function ReportEntry({ hasCharts, download, ...report }: ReportEntryProps) {
  const { title, href, category, published, pages, downloads, summary } = report
  return (
    <li className="grid grid-cols-[7rem_1fr] content-start gap-x-5 gap-y-4 max-[18rem]:grid-cols-1 sm:flex sm:flex-col sm:gap-0">
      <div className="sm:mb-6">
        <ReportCover {...report} />
      </div>
      <div className="flex flex-1 flex-col">
        <p className="text-small text-ink-mute">
          <span {...sourceOf(title, 'category')}>{category}</span>
          {category && published && ' · '}
          <span {...sourceOf(title, 'publishedOn')}>{published}</span>
        </p>
        <h3 className="title-m mt-1 text-ink">
          {href ? (
            <Link
              href={href}
              className="decoration-lantern decoration-2 underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-2">{summary}</p>
        <p className="mt-3 mb-5 text-small font-semibold text-ink tabular">
          {pages > 0 && <span {...sourceOf(title, 'pages')}>{reportTexts.pages(pages)}</span>}
          {pages > 0 && downloads && ' · '}
          {downloads && (
            <span className="whitespace-nowrap">{reportTexts.downloads(downloads)}</span>
          )}
        </p>
        {download && (
          <ActionButton
            action={download}
            context={{ report: stegaClean(title) }}
            className="mt-auto self-start"
          />
        )}
        {hasCharts && (
          <a
            href={chartFileHref(stegaClean(report.id))}
            download
            aria-label={`Chart data of ${stegaClean(title)} (CSV)`}
            className="mt-3 inline-flex min-h-6 items-center self-start text-small font-semibold underline decoration-lantern decoration-2 underline-offset-[0.3em]"
          >
            Chart data (CSV)
          </a>
        )}
      </div>
    </li>
  )
}

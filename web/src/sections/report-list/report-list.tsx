import { stegaClean } from '@sanity/client/stega'
import Link from 'next/link'
import { ActionButton } from '@/documents/action-button'
import type { Report } from '@/documents/report/report'
import { ReportCover } from '@/documents/report/report-cover'
import type { Action } from '@/objects/action'
import type { ReportListProps } from '@/sections/report-list/report-list.query'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** Reports on a shelf, faces out. */
export function ReportList({ reports, download, anchor, ...heading }: ReportListProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-4">
        {reports.map((report) => (
          <ReportEntry key={report.id} {...report} download={download} />
        ))}
      </ul>
    </Band>
  )
}

type ReportEntryProps = Report & { download?: Action | undefined }

function ReportEntry({ download, ...report }: ReportEntryProps) {
  const { title, href, category, published, pages, downloads, summary } = report
  return (
    <li className="grid grid-cols-[7rem_1fr] content-start gap-x-5 sm:flex sm:flex-col">
      <div className="sm:mb-6">
        <ReportCover {...report} />
      </div>
      <div className="flex flex-1 flex-col">
        <p className="text-small text-ink-mute">{`${category} · ${published}`}</p>
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
        <p className="mt-3 mb-5 text-small font-semibold text-ink tabular-nums">
          {`${pages} pages · ${downloads} downloads`}
        </p>
        {download && (
          <ActionButton
            action={download}
            context={{ report: stegaClean(title) }}
            className="mt-auto self-start"
          />
        )}
      </div>
    </li>
  )
}

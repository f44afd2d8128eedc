import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getPage } from '@/documents/page/page.query'
import { ReportHead } from '@/documents/report/report-head'
import { ReportImprint } from '@/documents/report/report-imprint'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { PageFrame } from '@/frame/page-frame'
import { ReadyToStart } from '@/frame/ready-to-start'
import { decodePath } from '@/lib/own-paths'
import { type ContentArea, pathInArea } from '@/lib/routes'
import { getSections } from '@/sections/get-sections'
import { SectionList } from '@/sections/section-list'
import { metadataFor } from '@/seo/metadata/metadata'

export type SlugProps = { params: Promise<{ slug: string }> }
export type SlugsProps = { params: Promise<{ slug: string[] }> }

/** The path of the document that a page is asked for; Next gives the parts of an address as they are encoded. */
export async function pathAt(area: ContentArea, { params }: SlugProps): Promise<string> {
  return pathInArea(area, decodePath((await params).slug))
}

export async function metadataAt(path: string): Promise<Metadata> {
  return metadataFor(await getPageOr404(path), await getSiteSettings())
}

/** A page made of sections; a report's page also has the report's head and imprint. */
export async function PageAt({ path: asked }: { path: string }) {
  const { _id, path, title, report, showReadyToStart } = await getPageOr404(asked)
  const sections = await getSections(_id)
  return (
    <PageFrame path={path}>
      {report?.head && <ReportHead report={report} title={title} />}
      <SectionList sections={sections} {...(!report?.head && { title })} />
      {report && <ReportImprint report={report} />}
      {showReadyToStart && <ReadyToStart />}
    </PageFrame>
  )
}

async function getPageOr404(path: string) {
  return (await getPage(decodePath(path))) ?? notFound()
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getPage } from '@/documents/page/page.query'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { type ContentArea, pathInArea } from '@/lib/routes'
import { getSections } from '@/sections/get-sections'
import { SectionList } from '@/sections/section-list'
import { metadataFor } from '@/site/metadata'
import { PageFrame } from '@/site/page-frame'
import { ReadyToStart } from '@/site/ready-to-start'

export type SlugProps = { params: Promise<{ slug: string }> }

/** The metadata of a page that is made of sections only. */
export async function metadataInArea(area: ContentArea, props: SlugProps): Promise<Metadata> {
  return metadataFor(await getPageOf(area, props), await getSiteSettings())
}

/** A page that is made of sections only. */
export async function PageInArea({ area, ...props }: SlugProps & { area: ContentArea }) {
  const { _id, path, title, showReadyToStart } = await getPageOf(area, props)
  return (
    <PageFrame path={path}>
      <SectionList sections={await getSections(_id)} title={title} />
      {showReadyToStart && <ReadyToStart />}
    </PageFrame>
  )
}

async function getPageOf(area: ContentArea, { params }: SlugProps) {
  const { slug } = await params
  return (await getPage(pathInArea(area, slug))) ?? notFound()
}

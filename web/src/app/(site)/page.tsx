import type { Metadata } from 'next'
import { requireContent } from '@/content/read/content-error'
import { getPage } from '@/documents/page/page.query'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { ReadyToStart } from '@/frame/ready-to-start'
import { homeHref } from '@/lib/routes'
import { getSections } from '@/sections/get-sections'
import { SectionList } from '@/sections/section-list'
import { metadataFor } from '@/seo/metadata/metadata'

async function getHomePage() {
  return requireContent('PAGE_QUERY for /', await getPage(homeHref()))
}

export async function generateMetadata(): Promise<Metadata> {
  return metadataFor(await getHomePage(), await getSiteSettings())
}

export default async function HomePage() {
  const { _id, title, showReadyToStart } = await getHomePage()
  return (
    <>
      <SectionList sections={await getSections(_id)} title={title} />
      {showReadyToStart && <ReadyToStart />}
    </>
  )
}

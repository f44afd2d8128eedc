import type { Metadata } from 'next'
import { getPage } from '@/content/page/get-page'
import { requireContent } from '@/content/sanity/require-content'
import { metadataFor } from '@/content/seo/metadata-for'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { homeHref } from '@/routes/hrefs'
import { getSections } from '@/sections/get-sections'
import { SectionList } from '@/sections/section-list'
import { ReadyToStart } from '@/shell/ready-to-start'

async function getHomePage() {
  return requireContent('PAGE_QUERY for /', await getPage(homeHref()))
}

export async function generateMetadata(): Promise<Metadata> {
  return metadataFor(await getHomePage(), await getSiteSettings())
}

export default async function HomePage() {
  const page = await getHomePage()
  return (
    <>
      <SectionList sections={await getSections(page.id)} title={page.title} />
      {page.showReadyToStart && <ReadyToStart />}
    </>
  )
}

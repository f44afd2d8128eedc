import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getPage } from '@/content/page/get-page'
import { metadataFor } from '@/content/seo/metadata-for'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { homeHref } from '@/routes/hrefs'
import { getSections } from '@/sections/get-sections'
import { SectionList } from '@/sections/section-list'
import { ReadyToStart } from '@/shell/ready-to-start'

async function getHomePage() {
  return (await getPage(homeHref())) ?? notFound()
}

export async function generateMetadata(): Promise<Metadata> {
  return metadataFor(await getHomePage(), await getSiteSettings())
}

export default async function HomePage() {
  const page = await getHomePage()
  return (
    <>
      <SectionList sections={await getSections(page.id)} />
      {page.showReadyToStart && <ReadyToStart />}
    </>
  )
}

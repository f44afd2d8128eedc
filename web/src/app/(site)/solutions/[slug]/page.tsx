import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getPage } from '@/content/page/get-page'
import { paramsInArea } from '@/content/path/params-in-area'
import { metadataFor } from '@/content/seo/metadata-for'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { pathInArea } from '@/routes/content-areas'
import { getSections } from '@/sections/get-sections'
import { SectionList } from '@/sections/section-list'
import { ReadyToStart } from '@/shell/ready-to-start'

type Props = PageProps<'/solutions/[slug]'>

export const generateStaticParams = () => paramsInArea('solutions')

async function getPageOf({ params }: Props) {
  const { slug } = await params
  return (await getPage(pathInArea('solutions', slug))) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataFor(await getPageOf(props), await getSiteSettings())
}

export default async function SolutionsPage(props: Props) {
  const page = await getPageOf(props)
  return (
    <>
      <SectionList sections={await getSections(page.id)} />
      {page.showReadyToStart && <ReadyToStart />}
    </>
  )
}

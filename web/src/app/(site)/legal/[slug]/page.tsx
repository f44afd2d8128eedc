import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SlugProps } from '@/app/page-in-area'
import { getLegalPage } from '@/content/legal-page/get-legal-page'
import { paramsInArea } from '@/content/path/params-in-area'
import { metadataFor } from '@/content/seo/metadata-for'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { pathInArea } from '@/routes/content-areas'
import { LegalArticle } from '@/shell/legal-article'

export const generateStaticParams = () => paramsInArea('legal')

async function getLegalPageOf({ params }: SlugProps) {
  const { slug } = await params
  return (await getLegalPage(pathInArea('legal', slug))) ?? notFound()
}

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  return metadataFor(await getLegalPageOf(props), await getSiteSettings())
}

export default async function LegalRoute(props: SlugProps) {
  return <LegalArticle page={await getLegalPageOf(props)} />
}

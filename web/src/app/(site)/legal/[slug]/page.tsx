import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SlugProps } from '@/app/page-in-area'
import { LegalArticle } from '@/documents/legal-page/legal-article'
import { getLegalPage } from '@/documents/legal-page/legal-page.query'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { pathInArea } from '@/lib/routes'
import { paramsInArea } from '@/sanity/static-params'
import { metadataFor } from '@/site/metadata'

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

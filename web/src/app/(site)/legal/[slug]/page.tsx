import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalArticle } from '@/app/(site)/legal/[slug]/legal-article'
import { NamedSheets } from '@/app/(site)/legal/[slug]/named-sheets'
import { pathAt, type SlugProps } from '@/app/page-at'
import { paramsInArea } from '@/content/paths/static-params'
import { getLegalPage } from '@/documents/legal-page/legal-page.query'
import { legalTexts } from '@/documents/legal-page/texts'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { PageFrame } from '@/frame/page-frame'
import { formatDate } from '@/lib/format-date'
import { metadataFor } from '@/seo/metadata/metadata'

export const generateStaticParams = () => paramsInArea('legal')

async function getLegalPageOf(props: SlugProps) {
  return (await getLegalPage(await pathAt('legal', props))) ?? notFound()
}

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  return metadataFor(await getLegalPageOf(props), await getSiteSettings())
}

export default async function LegalRoute(props: SlugProps) {
  const page = await getLegalPageOf(props)
  const day = page.lastUpdated ? formatDate(page.lastUpdated) : ''
  return (
    <NamedSheets path={page.path} title={page.title} date={day && `${legalTexts.updated} ${day}`}>
      <PageFrame path={page.path}>
        <LegalArticle page={page} />
      </PageFrame>
    </NamedSheets>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pathAt, type SlugProps } from '@/app/page-at'
import { getGuide } from '@/documents/guide/guide.query'
import { GuidePage } from '@/documents/guide/guide-page'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { PageFrame } from '@/frame/page-frame'
import type { ContentArea } from '@/lib/routes'
import { metadataFor } from '@/seo/metadata/metadata'

export async function guideMetadataInArea(area: ContentArea, props: SlugProps): Promise<Metadata> {
  return metadataFor(await getGuideOf(area, props), await getSiteSettings())
}

/** A guide of the documentation or the support center. */
export async function GuideInArea({ area, ...props }: SlugProps & { area: ContentArea }) {
  const guide = await getGuideOf(area, props)
  return (
    <PageFrame path={guide.path}>
      <GuidePage guide={guide} help={(await getSiteSettings()).sentences} />
    </PageFrame>
  )
}

async function getGuideOf(area: ContentArea, props: SlugProps) {
  return (await getGuide(await pathAt(area, props))) ?? notFound()
}

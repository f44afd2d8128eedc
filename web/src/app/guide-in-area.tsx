import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SlugProps } from '@/app/page-in-area'
import { getGuide } from '@/content/guide/get-guide'
import { metadataFor } from '@/content/seo/metadata-for'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { type ContentArea, pathInArea } from '@/routes/content-areas'
import { GuidePage } from '@/shell/guide/guide-page'

export async function guideMetadataInArea(area: ContentArea, props: SlugProps): Promise<Metadata> {
  return metadataFor(await getGuideOf(area, props), await getSiteSettings())
}

/** A guide of the documentation or of the support centre. */
export async function GuideInArea({ area, ...props }: SlugProps & { area: ContentArea }) {
  return <GuidePage guide={await getGuideOf(area, props)} />
}

async function getGuideOf(area: ContentArea, { params }: SlugProps) {
  const { slug } = await params
  return (await getGuide(pathInArea(area, slug))) ?? notFound()
}

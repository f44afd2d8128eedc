import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SlugProps } from '@/app/page-in-area'
import { ContentImage } from '@/cards/content-image'
import { paramsInArea } from '@/content/path/params-in-area'
import { getProduct } from '@/content/product/get-product'
import { metadataFor } from '@/content/seo/metadata-for'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { pathInArea } from '@/routes/content-areas'
import { getSections } from '@/sections/get-sections'
import { SectionList } from '@/sections/section-list'
import { ProductHead } from '@/shell/product-head'
import { ReadyToStart } from '@/shell/ready-to-start'
import { Container } from '@/ui/container'

export const generateStaticParams = () => paramsInArea('products')

async function getProductOf({ params }: SlugProps) {
  const { slug } = await params
  return (await getProduct(pathInArea('products', slug))) ?? notFound()
}

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  return metadataFor(await getProductOf(props), await getSiteSettings())
}

export default async function ProductPage(props: SlugProps) {
  const { id, title, category, tagline, icon, image, showReadyToStart } = await getProductOf(props)
  const picture = image && (
    <Container className="py-10">
      <ContentImage image={image} maxWidth={1312} sizes="(min-width: 88rem) 1312px, 92vw" />
    </Container>
  )
  return (
    <>
      <ProductHead title={title} category={category} tagline={tagline} icon={icon} />
      <SectionList sections={await getSections(id)} title={title} afterFirst={picture} />
      {showReadyToStart && <ReadyToStart />}
    </>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SlugProps } from '@/app/page-in-area'
import { getProduct } from '@/documents/product/product.query'
import { ProductHead } from '@/documents/product/product-head'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { pathInArea } from '@/lib/routes'
import { paramsInArea } from '@/sanity/static-params'
import { getSections } from '@/sections/get-sections'
import { SectionList } from '@/sections/section-list'
import { metadataFor } from '@/site/metadata'
import { ReadyToStart } from '@/site/ready-to-start'
import { Container } from '@/ui/band'
import { ContentImage } from '@/ui/content-image'

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

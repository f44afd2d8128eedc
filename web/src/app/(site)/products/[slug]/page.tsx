import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { paramsInArea } from '@/content/path/params-in-area'
import { getProduct } from '@/content/product/get-product'
import { metadataFor } from '@/content/seo/metadata-for'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { pathInArea } from '@/routes/content-areas'
import { getSections } from '@/sections/get-sections'
import { SectionList } from '@/sections/section-list'
import { ReadyToStart } from '@/shell/ready-to-start'

type Props = PageProps<'/products/[slug]'>

export const generateStaticParams = () => paramsInArea('products')

async function getProductOf({ params }: Props) {
  const { slug } = await params
  return (await getProduct(pathInArea('products', slug))) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataFor(await getProductOf(props), await getSiteSettings())
}

export default async function ProductPage(props: Props) {
  const product = await getProductOf(props)
  return (
    <>
      <SectionList sections={await getSections(product.id)} />
      {product.showReadyToStart && <ReadyToStart />}
    </>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pathAt, type SlugProps } from '@/app/page-at'
import { toImage } from '@/content/objects/image'
import { paramsInArea } from '@/content/paths/static-params'
import { getProduct } from '@/documents/product/product.query'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { PageFrame } from '@/frame/page-frame'
import { ReadyToStart } from '@/frame/ready-to-start'
import { getSections } from '@/sections/get-sections'
import { SectionList } from '@/sections/section-list'
import { metadataFor } from '@/seo/metadata/metadata'
import { Container } from '@/ui/band'
import { ContentImage } from '@/ui/content-image'
import { Icon } from '@/ui/icon'

export const generateStaticParams = () => paramsInArea('products')

async function getProductOf(props: SlugProps) {
  return (await getProduct(await pathAt('products', props))) ?? notFound()
}

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  return metadataFor(await getProductOf(props), await getSiteSettings())
}

export default async function ProductPage(props: SlugProps) {
  const product = await getProductOf(props)
  const image = toImage(product.image)
  const picture = image && (
    <Container className="py-10">
      <ContentImage image={image} maxWidth={1312} sizes="(min-width: 88rem) 1312px, 92vw" />
    </Container>
  )
  return (
    <PageFrame path={product.path}>
      <NamePlate {...product} />
      <SectionList
        sections={await getSections(product._id, 'product')}
        title={product.title}
        afterFirst={picture}
      />
      {product.showReadyToStart && <ReadyToStart />}
    </PageFrame>
  )
}

type NamePlateProps = Pick<
  Awaited<ReturnType<typeof getProductOf>>,
  'title' | 'category' | 'tagline' | 'icon'
>

/** The product's name above the hero, whose title is the h1. */
function NamePlate({ title, category, tagline, icon }: NamePlateProps) {
  return (
    <div data-name-plate className="border-b border-line">
      <Container className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1.5 pb-4">
        <p className="flex items-center gap-3 font-semibold text-ink">
          {icon && <Icon name={icon} className="size-6" />}
          {title}
        </p>
        {category && <p className="text-small text-ink-mute">{category}</p>}
        {tagline && <p className="ml-auto max-md:hidden">{tagline}</p>}
      </Container>
    </div>
  )
}

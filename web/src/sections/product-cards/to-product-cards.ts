import type { IconName } from '@/cards/icon'
import { type Image, toImage } from '@/content/image/image'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type ProductCard = {
  key: string
  title: string
  href?: string | undefined
  category?: string | undefined
  tagline?: string | undefined
  summary?: string | undefined
  icon?: IconName | undefined
  image?: Image | undefined
}

export type ProductCardsProps = Heading & { products: ProductCard[] }

export function toProductCards(raw: RawSectionOf<'productCards'>): ProductCardsProps {
  // A reference to a product that is not published comes as null.
  const products = (raw.products ?? []).flatMap((product) => product ?? [])
  return {
    ...toHeading(raw),
    products: products.map((product) => ({
      key: product._id,
      title: product.title ?? '',
      href: product.path ?? undefined,
      category: product.category ?? undefined,
      tagline: product.tagline ?? undefined,
      summary: product.summary ?? undefined,
      icon: product.icon ?? undefined,
      image: toImage(product.image),
    })),
  }
}

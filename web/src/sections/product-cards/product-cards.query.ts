import { IMAGE_FIELDS, type Image, toImage } from '@/objects/image'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'
import type { IconName } from '@/ui/icon'

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

const PRODUCT_CARD_FIELDS = /* groq */ `
  _id, title, "path": path.current, category, tagline, summary, icon, image{ ${IMAGE_FIELDS} }
`

// "chosen" keeps the references themselves, so that a product published later refreshes the page.
export const PRODUCT_CARDS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "chosen": products[]{ _ref },
  "products": select(
    count(products) > 0 => products[]->{ ${PRODUCT_CARD_FIELDS} },
    *[_type == "product"] | order(order asc, title asc){ ${PRODUCT_CARD_FIELDS} }
  )
`

import { type Image, toImage } from '@/objects/image'
import { type Seo, toSeo } from '@/objects/seo'
import type { Product as GeneratedProduct, PRODUCT_QUERY_RESULT } from '@/sanity/types.gen'

/** What a product says about itself; its sections are read by `sections/get-sections`. */
export type Product = {
  id: string
  title: string
  path: string
  category: string
  tagline: string
  summary: string
  icon?: NonNullable<GeneratedProduct['icon']>
  image?: Image
  showReadyToStart: boolean
  seo: Seo
}

export type RawProduct = NonNullable<PRODUCT_QUERY_RESULT>

export function toProduct(raw: RawProduct): Product {
  const image = toImage(raw.image)
  return {
    id: raw._id,
    title: raw.title ?? '',
    path: raw.path ?? '/',
    category: raw.category ?? '',
    tagline: raw.tagline ?? '',
    summary: raw.summary ?? '',
    ...(raw.icon && { icon: raw.icon }),
    ...(image && { image }),
    showReadyToStart: raw.showReadyToStart ?? true,
    seo: toSeo(raw.seo),
  }
}

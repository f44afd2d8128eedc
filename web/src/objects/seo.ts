import { IMAGE_FIELDS, type Image, type RawImage, toImage } from '@/objects/image'

/** Put in braces after a `seo`. */
export const SEO_FIELDS = /* groq */ `title, description, hideFromSearch, image{ ${IMAGE_FIELDS} }`

/** What search engines and link previews show instead of the page's own words. */
export type Seo = { title?: string; description?: string; image?: Image; hideFromSearch: boolean }

export type RawSeo = {
  title: string | null
  description: string | null
  hideFromSearch: boolean | null
  image: RawImage | null
}

export function toSeo(raw: RawSeo | null | undefined): Seo {
  const image = toImage(raw?.image)
  return {
    ...(raw?.title && { title: raw.title }),
    ...(raw?.description && { description: raw.description }),
    ...(image && { image }),
    hideFromSearch: raw?.hideFromSearch ?? false,
  }
}

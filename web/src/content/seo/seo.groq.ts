import { IMAGE_FIELDS } from '@/content/image/image.groq'

/** Put in braces after a `seo`. */
export const SEO_FIELDS = /* groq */ `title, description, hideFromSearch, image{ ${IMAGE_FIELDS} }`

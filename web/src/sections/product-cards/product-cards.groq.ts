import { IMAGE_FIELDS } from '@/content/image/image.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

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

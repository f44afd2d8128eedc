import { defineQuery } from 'next-sanity'
import { CALL_TO_ACTION_FIELDS } from '@/sections/call-to-action/call-to-action.groq'
import { CARD_GRID_FIELDS } from '@/sections/card-grid/card-grid.groq'
import { FAQ_FIELDS } from '@/sections/faq/faq.groq'
import { FEATURE_ROWS_FIELDS } from '@/sections/feature-rows/feature-rows.groq'
import { HERO_FIELDS } from '@/sections/hero/hero.groq'
import { PRODUCT_CARDS_FIELDS } from '@/sections/product-cards/product-cards.groq'
import { RICH_TEXT_FIELDS } from '@/sections/rich-text/rich-text.groq'
import { STAT_BAND_FIELDS } from '@/sections/stat-band/stat-band.groq'
import { STEPS_FIELDS } from '@/sections/steps/steps.groq'
import { TESTIMONIALS_FIELDS } from '@/sections/testimonials/testimonials.groq'

/** The sections of a page or product, each by its own projection. */
export const SECTIONS_QUERY = defineQuery(`
  *[_type in ["page", "product"] && _id == $id][0]{
    _id,
    sections[]{
      _key,
      _type,
      _type == "hero" => { ${HERO_FIELDS} },
      _type == "productCards" => { ${PRODUCT_CARDS_FIELDS} },
      _type == "cardGrid" => { ${CARD_GRID_FIELDS} },
      _type == "statBand" => { ${STAT_BAND_FIELDS} },
      _type == "steps" => { ${STEPS_FIELDS} },
      _type == "featureRows" => { ${FEATURE_ROWS_FIELDS} },
      _type == "testimonials" => { ${TESTIMONIALS_FIELDS} },
      _type == "faq" => { ${FAQ_FIELDS} },
      _type == "richText" => { ${RICH_TEXT_FIELDS} },
      _type == "callToAction" => { ${CALL_TO_ACTION_FIELDS} }
    }
  }
`)

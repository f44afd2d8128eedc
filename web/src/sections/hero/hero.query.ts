import { ACTION_FIELDS } from '@/content/objects/action'
import { IMAGE_FIELDS } from '@/content/objects/image'
import { FIGURE_FIELDS } from '@/documents/company-figure/figure'
import { HEADING_FIELDS } from '@/sections/heading'

export const HERO_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "picture"),
  "actions": coalesce(actions[]{ ${ACTION_FIELDS} }, []),
  "figures": coalesce(figures[defined(label) || defined(figure._ref)]{ ${FIGURE_FIELDS} }, []),
  picture,
  image{ ${IMAGE_FIELDS} }
`

import { ACTION_FIELDS } from '@/content/action/action.groq'
import { IMAGE_FIELDS } from '@/content/image/image.groq'
import { FIGURE_FIELDS } from '@/sections/figure'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const HERO_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  look,
  actions[]{ ${ACTION_FIELDS} },
  figures[]{ ${FIGURE_FIELDS} },
  picture,
  image{ ${IMAGE_FIELDS} }
`

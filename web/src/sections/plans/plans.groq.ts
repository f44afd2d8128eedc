import { ACTION_FIELDS } from '@/content/action/action.groq'
import { PRICE_FIELDS } from '@/content/price/price'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const PLANS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  plans[]{
    _key, name, audience, price{ ${PRICE_FIELDS} }, unit, tag, features, action{ ${ACTION_FIELDS} }
  },
  note
`

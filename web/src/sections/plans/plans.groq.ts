import { ACTION_FIELDS } from '@/content/action/action.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const PLANS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  plans[]{ _key, name, audience, price, unit, priceUsd, tag, features, action{ ${ACTION_FIELDS} } },
  note
`

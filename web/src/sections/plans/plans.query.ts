import { ACTION_FIELDS } from '@/objects/action'
import { PRICE_FIELDS } from '@/objects/price'
import { HEADING_FIELDS } from '@/sections/heading'

export const PLANS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "plans": coalesce(plans[]{
    _key,
    "name": coalesce(name, ""),
    "audience": coalesce(audience, ""),
    price{ ${PRICE_FIELDS} },
    "unit": coalesce(unit, ""),
    tag,
    "features": coalesce(features, []),
    action{ ${ACTION_FIELDS} }
  }, []),
  "note": coalesce(note, "")
`

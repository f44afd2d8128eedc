import { ACTION_FIELDS } from '@/content/objects/action'
import { PRICE_FIELDS } from '@/content/objects/price'
import { HEADING_FIELDS } from '@/sections/heading'

/** The plans of a page that shows those of another are not handed on, so that no two pages ask each other. */
const SHOWN_PAGE = /* groq */ `plansOf->sections[_type == "plans" && !defined(plansOf)][0]`

// The reference is selected so that a change of that page refreshes this one.
export const PLANS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "plansReference": plansOf{ _ref },
  "product": coalesce(plansOf->title, ^.title, ""),
  "plans": coalesce(select(defined(plansOf) => ${SHOWN_PAGE}.plans, plans)[]{
    _key,
    "name": coalesce(name, ""),
    "audience": coalesce(audience, ""),
    price{ ${PRICE_FIELDS} },
    "unit": coalesce(unit, ""),
    included,
    minimum,
    maximum,
    tag,
    "features": coalesce(features, []),
    action{ ${ACTION_FIELDS} }
  }, []),
  "note": coalesce(note, ${SHOWN_PAGE}.note, ""),
  "counted": coalesce(select(defined(plansOf) => ${SHOWN_PAGE}.counted, counted), ""),
  "volume": select(defined(plansOf) => ${SHOWN_PAGE}.volume, volume)
`

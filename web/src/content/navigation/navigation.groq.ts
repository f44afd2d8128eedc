import { defineQuery } from 'next-sanity'
import { LINK_FIELDS } from '@/content/action/action.groq'

const MENU_GROUP_FIELDS = /* groq */ `_key, title, links[]{ ${LINK_FIELDS} }`

export const NAVIGATION_QUERY = defineQuery(`
  *[_type == "navigation"][0]{
    _id,
    menus[]{ _key, title, groups[]{ ${MENU_GROUP_FIELDS} } },
    loginLink{ ${LINK_FIELDS} },
    signupLink{ ${LINK_FIELDS} },
    footerColumns[]{ ${MENU_GROUP_FIELDS} },
    legalLinks[]{ ${LINK_FIELDS} }
  }
`)

import 'server-only'
import { defineQuery } from 'groq'
import { LINK_FIELDS, leadsSomewhere, type RawTarget } from '@/content/objects/action'
import { requireContent } from '@/content/read/content-error'
import { readContent, readPublished } from '@/content/read/read-content'
import type { NAVIGATION_QUERY_RESULT } from '@/content/types.gen'

const MENU_GROUP_FIELDS = /* groq */ `
  _key, title, "links": coalesce(links[defined(label)]{ ${LINK_FIELDS} }, [])
`

// The reference is selected so that publishing the document later refreshes the menus.
const MENU_FIELDS = /* groq */ `
  _key,
  title,
  "groups": coalesce(groups[]{
    _key, title, "links": coalesce(links[defined(label)]{ ${LINK_FIELDS}, "icon": document->icon }, [])
  }, []),
  "featureReference": feature{ _ref },
  feature->{
    _id,
    _type,
    "title": coalesce(title, ""),
    publishedOn,
    startsAt,
    endsAt,
    "page": select(_type == "report" => page->{ _id, _type, "path": path.current }, { _type, "path": path.current })
  }
`

const NAVIGATION_QUERY = defineQuery(`
  *[_type == "navigation"][0]{
    _id,
    "menus": coalesce(menus[defined(title)]{ ${MENU_FIELDS} }, []),
    "menuRow": coalesce(menuRow[defined(label)]{ ${LINK_FIELDS} }, []),
    loginLink{ ${LINK_FIELDS} },
    signupLink{ ${LINK_FIELDS} },
    "footerColumns": coalesce(footerColumns[]{ ${MENU_GROUP_FIELDS} }, []),
    "legalLinks": coalesce(legalLinks[defined(label)]{ ${LINK_FIELDS} }, [])
  }
`)

/** The menus of the header and the columns of the footer. */
export type Navigation = NonNullable<NAVIGATION_QUERY_RESULT>
export type Menu = Navigation['menus'][number]

const NAVIGATION = {
  name: 'NAVIGATION_QUERY' as const,
  query: NAVIGATION_QUERY,
}

export async function getNavigation(): Promise<Navigation> {
  return withoutDeadEnds(requireContent(NAVIGATION.name, await readContent(NAVIGATION)))
}

/** The published version, for code without a request. */
export async function getPublishedNavigation(): Promise<Navigation> {
  return requireContent(NAVIGATION.name, await readPublished(NAVIGATION))
}

/** Text among links is taken for a broken link. */
function withoutDeadEnds(navigation: Navigation): Navigation {
  const shown = <Group extends { links: RawTarget[] }>(groups: Group[]) =>
    groups.flatMap((group) => {
      const links = group.links.filter(leadsSomewhere)
      return links.length > 0 ? [{ ...group, links }] : []
    })
  return {
    ...navigation,
    menus: navigation.menus.map((menu) => ({ ...menu, groups: shown(menu.groups) })),
    menuRow: navigation.menuRow.filter(leadsSomewhere),
    footerColumns: shown(navigation.footerColumns),
    legalLinks: navigation.legalLinks.filter(leadsSomewhere),
  }
}

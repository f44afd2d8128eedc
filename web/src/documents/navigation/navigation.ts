import { type Link, toLink, toLinks } from '@/objects/action'
import type { NAVIGATION_QUERY_RESULT } from '@/sanity/types.gen'

export type MenuGroup = { key: string; title?: string; links: Link[] }
export type Menu = { key: string; title: string; groups: MenuGroup[] }

export type Navigation = {
  menus: Menu[]
  loginLink?: Link
  signupLink?: Link
  footerColumns: MenuGroup[]
  legalLinks: Link[]
}

export type RawNavigation = NonNullable<NAVIGATION_QUERY_RESULT>
type RawMenuGroup = NonNullable<RawNavigation['footerColumns']>[number]

export function toNavigation(raw: RawNavigation): Navigation {
  const loginLink = toLink(raw.loginLink)
  const signupLink = toLink(raw.signupLink)
  return {
    menus: (raw.menus ?? []).map((menu) => ({
      key: menu._key,
      title: menu.title ?? '',
      groups: toMenuGroups(menu.groups),
    })),
    ...(loginLink && { loginLink }),
    ...(signupLink && { signupLink }),
    footerColumns: toMenuGroups(raw.footerColumns),
    legalLinks: toLinks(raw.legalLinks),
  }
}

function toMenuGroups(raw: RawMenuGroup[] | null): MenuGroup[] {
  return (raw ?? []).map((group) => ({
    key: group._key,
    ...(group.title && { title: group.title }),
    links: toLinks(group.links),
  }))
}

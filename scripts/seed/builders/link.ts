import type { Menu } from '../../../web/src/content/types.gen.ts'
import { keyFrom } from './key.ts'
import type { Target } from './target.ts'

/** An entry of a menu or the footer. */
export function link(label: string, target: Target, description?: string) {
  return {
    _type: 'link' as const,
    _key: keyFrom('link', label),
    label,
    ...(description ? { description } : {}),
    ...target,
  }
}

/** A titled list of links: a column of a menu or of the footer. */
export function menuGroup(title: string, links: ReturnType<typeof link>[]) {
  return { _type: 'menuGroup' as const, _key: keyFrom('group', title), title, links }
}

/** A menu of the header. */
export function menu(
  title: string,
  groups: ReturnType<typeof menuGroup>[],
  more: Pick<Menu, 'feature'> = {},
) {
  return { _type: 'menu' as const, _key: keyFrom('menu', title), title, groups, ...more }
}

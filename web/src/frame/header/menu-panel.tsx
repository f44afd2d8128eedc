import clsx from 'clsx'
import type { ReactNode } from 'react'
import { type Link, type Target, toTarget } from '@/content/objects/action'
import { TargetLink } from '@/documents/action-button'
import type { Menu, Navigation } from '@/documents/navigation/navigation.query'
import { MenuFeature } from '@/frame/header/menu-feature'
import { NavLink } from '@/frame/header/site-nav'
import { Icon, type IconName } from '@/ui/icon'

type MenuPanelProps = Pick<Menu, 'groups' | 'feature'>

/** The panel of a menu: groups as columns on wide screens, as lists in the drawer, and a feature. */
export function MenuPanel({ groups, feature }: MenuPanelProps) {
  return (
    <div className="mx-auto grid max-w-[88rem] gap-x-10 gap-y-6 pb-6 lg:auto-cols-fr lg:grid-flow-col lg:px-gutter lg:py-10">
      {groups.map((group) => (
        <div key={group._key}>
          {group.title && (
            <p className="mb-2 border-b border-line pb-2 text-small font-semibold text-ink-mute">
              {group.title}
            </p>
          )}
          <ul>
            {group.links.map((link) => (
              <li key={link._key}>
                <NavEntry link={link} icon={link.icon} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {feature && <MenuFeature feature={feature} />}
    </div>
  )
}

type MenuRowProps = { links: Navigation['menuRow']; className: string }

/** The row below every menu: within the open panel on wide screens, once below all menus in the drawer. */
export function MenuRow({ links, className }: MenuRowProps) {
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link._key}>
          <NavEntry link={link} />
        </li>
      ))}
    </ul>
  )
}

type NavEntryProps = { link: Link; icon?: IconName | null }

/** A menu entry: a link with a description. */
function NavEntry({ link, icon }: NavEntryProps) {
  const { label, description } = link
  const target = toTarget(link)
  const className = clsx('menu-entry', icon && 'menu-entry-icon')
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
      {description && <small>{description}</small>}
    </>
  )
  return (
    <NavTarget target={target} className={className}>
      {content}
    </NavTarget>
  )
}

type NavTargetProps = { target: Target; className: string; children: ReactNode }

/** What a link of the header leads to; one to the current page says so. */
export function NavTarget({ target, ...link }: NavTargetProps) {
  if (target.kind !== 'link' || target.external) return <TargetLink target={target} {...link} />
  return <NavLink href={target.href} {...link} />
}

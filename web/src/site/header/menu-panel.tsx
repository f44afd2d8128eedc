import { TargetLink } from '@/documents/action-button'
import type { MenuGroup } from '@/documents/navigation/navigation.query'
import { type Link, toTarget } from '@/objects/action'
import { NavLink } from '@/site/header/site-nav'

type MenuPanelProps = { groups: MenuGroup[] }

/** The panel of a menu: groups as columns on wide screens, as lists in the drawer. */
export function MenuPanel({ groups }: MenuPanelProps) {
  return (
    <div className="mx-auto grid max-w-[88rem] gap-x-10 gap-y-6 pb-6 lg:auto-cols-fr lg:grid-flow-col lg:px-gutter lg:pt-8 lg:pb-10">
      {groups.map((group) => (
        <div key={group._key}>
          {group.title && (
            <p className="mb-1 border-b border-line pb-2 text-small font-semibold text-ink-mute lg:mb-3">
              {group.title}
            </p>
          )}
          <ul>
            {group.links.map((link) => (
              <li key={link._key}>
                <NavEntry
                  link={link}
                  className="menu-entry"
                  plainClassName="menu-entry text-ink-soft *:first:font-normal"
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

type NavEntryProps = { link: Link; className: string; plainClassName: string }

/** A menu entry: a link with a description, or plain text without a target. */
function NavEntry({ link, className, plainClassName }: NavEntryProps) {
  const { label, description } = link
  const target = toTarget(link)
  const content = (
    <>
      <span className="block font-semibold">{label}</span>
      {description && (
        <span className="mt-0.5 block text-small font-normal text-ink-mute">{description}</span>
      )}
    </>
  )
  if (target.kind === 'link' && !target.external) {
    return (
      <NavLink href={target.href} className={className}>
        {content}
      </NavLink>
    )
  }
  return (
    <TargetLink target={target} className={className} plainClassName={plainClassName}>
      {content}
    </TargetLink>
  )
}

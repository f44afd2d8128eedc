import type { MenuGroup } from '@/content/navigation/navigation'
import { NavEntry } from '@/shell/header/nav-entry'

type MenuPanelProps = { groups: MenuGroup[] }

/** What a menu opens: its groups as columns on a wide screen, as lists in the drawer. */
export function MenuPanel({ groups }: MenuPanelProps) {
  return (
    <div className="mx-auto grid max-w-[88rem] gap-x-10 gap-y-6 pb-6 lg:auto-cols-fr lg:grid-flow-col lg:px-gutter lg:pt-8 lg:pb-10">
      {groups.map((group) => (
        <div key={group.key}>
          {group.title && (
            <p className="mb-1 border-b border-line pb-2 text-small font-semibold text-ink-mute lg:mb-3">
              {group.title}
            </p>
          )}
          <ul>
            {group.links.map((link) => (
              <li key={link.key}>
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

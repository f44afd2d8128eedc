'use client'

import { usePathname } from 'next/navigation'
import {
  Activity,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useMenus } from '@/frame/header/use-menus'
import { Link } from '@/ui/link'

type SiteNavProps = {
  /** The accessible name. */
  label: string
  /** `label` is the content of the button; `area` the first part of the paths that the menu is about. */
  menus: { key: string; area: string | undefined; label: ReactNode; panel: ReactNode }[]
  /** Below the panel of every menu, on wide screens. */
  row: ReactNode
  /** Content of the drawer's button. */
  drawerLabel: ReactNode
  /** Links that are always visible: search, login and sign-up. */
  links: ReactNode
}

/** The header's disclosure navigation: menus side by side on wide screens, otherwise a drawer. */
export function SiteNav({ label: name, menus, row, drawerLabel, links }: SiteNavProps) {
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const [path, setPath] = useState<string>()
  const { openId, drawer, closeAll, toggleDrawer, press, blur, enter, leave } = useMenus(root)
  const lastPath = useRef<string>(undefined)
  const onPath = useCallback(
    (next: string) => {
      // The first call reports the initial path, possibly after a visitor opened a menu.
      if (lastPath.current && lastPath.current !== next) closeAll()
      lastPath.current = next
      setPath(next)
    },
    [closeAll],
  )

  return (
    <nav
      ref={root}
      aria-label={name}
      className="contents"
      onKeyDown={moveByArrowKey}
      onClick={(event) =>
        event.target instanceof Element && event.target.closest('a') && closeAll()
      }
    >
      <PathWatcher onPath={onPath} />
      <button
        type="button"
        data-drawer
        aria-expanded={drawer}
        aria-controls={`${id}drawer`}
        onClick={toggleDrawer}
        className="-mr-2.5 grid size-11 place-items-center rounded-md text-ink lg:hidden"
      >
        {drawerLabel}
      </button>
      <div id={`${id}drawer`} data-open={drawer || undefined} className="menu-drawer">
        <CurrentPath value={path}>
          <ul className="max-lg:px-gutter max-lg:py-2 lg:flex lg:h-full">
            {menus.map(({ key, area, label, panel }) => (
              <li
                key={key}
                className="max-lg:border-b max-lg:border-line"
                onPointerEnter={(event) => enter(event, key)}
                onPointerLeave={leave}
                onBlur={blur}
              >
                <button
                  type="button"
                  data-menu={key}
                  aria-expanded={openId === key}
                  aria-current={(area && path?.split('/')[1] === area) || undefined}
                  aria-controls={id + key}
                  onClick={() => press(key)}
                  className="menu-button focus-visible:-outline-offset-2"
                >
                  {label}
                </button>
                <div id={id + key} data-panel hidden={openId !== key} className="menu-sheet">
                  {/* Rendered when the browser is idle: no menu opens without scripts. */}
                  <Activity mode={openId === key ? 'visible' : 'hidden'}>{panel}</Activity>
                  {openId === key && row}
                </div>
              </li>
            ))}
          </ul>
          {links}
        </CurrentPath>
      </div>
    </nav>
  )
}

/** The current path; unknown until hydration. */
const CurrentPath = createContext<string | undefined>(undefined)

type PathWatcherProps = { onPath: (path: string) => void }

/** Reports changes of the path. Renders nothing, so that a page with an unknown path stays static. */
function PathWatcher({ onPath }: PathWatcherProps) {
  return (
    <Suspense>
      <Watch onPath={onPath} />
    </Suspense>
  )
}

function Watch({ onPath }: PathWatcherProps) {
  const path = usePathname()
  useEffect(() => onPath(path), [path, onPath])
  return null
}

type NavLinkProps = { href: string; className?: string; children: ReactNode }

/** A link with `aria-current` on the current page. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const current = useContext(CurrentPath) === href
  return (
    <Link href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  )
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Optional keys of the ARIA disclosure navigation pattern: left and right between menu buttons, up and down between
 * links of an open menu, Home and End to the first and last.
 */
function moveByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const panel = target.closest('[data-panel]')
  const button = target.closest<HTMLButtonElement>('button[data-menu]')
  const goesIn = key === 'ArrowDown' && button?.getAttribute('aria-expanded') === 'true'
  const scope = goesIn ? button?.nextElementSibling : panel
  const stops = scope
    ? [...scope.querySelectorAll<HTMLElement>('a[href], button')]
    : [...currentTarget.querySelectorAll<HTMLElement>('button[data-menu]')]
  const last = stops.length - 1
  const at = stops.indexOf(target)
  if (!scope && (at < 0 || key === 'ArrowDown' || key === 'ArrowUp')) return
  const step = STEPS[key]
  const to = key === 'Home' ? 0 : key === 'End' ? last : step === undefined ? -1 : at + step
  const stop = stops[goesIn ? 0 : to]
  if (!stop) return
  event.preventDefault()
  stop.focus()
}

import { toTarget } from '@/content/objects/action'
import { TargetLink } from '@/documents/action-button'
import type { Menu, Navigation } from '@/documents/navigation/navigation.query'
import { MenuPanel, MenuRow, NavTarget } from '@/frame/header/menu-panel'
import { SiteNav } from '@/frame/header/site-nav'
import { homeHref } from '@/lib/routes'
import { frameTexts } from '@/lib/texts'
import { SearchButton } from '@/search/search-button'
import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'
import { BrandMark, ChevronDown } from '@/ui/marks'

type SiteHeaderProps = { brandName: string; navigation: Navigation }

/** Brand, menus, search, login and sign-up; sticky. */
export function SiteHeader({ brandName, navigation }: SiteHeaderProps) {
  const { menuRow } = navigation
  const menus = navigation.menus.map(({ title, ...panel }, index) => ({
    key: String(index),
    area: areaOf(panel.groups),
    label: <MenuLabel title={title ?? ''} />,
    panel: <MenuPanel {...panel} />,
  }))
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper max-sm:in-[html[data-has-bar]]:relative short:relative">
      <div className="mx-auto flex h-header max-w-[88rem] items-center justify-between gap-x-3 px-gutter xl:gap-x-6">
        <Link
          href={homeHref()}
          className="flex min-w-0 items-center gap-2.5 rounded-sm text-ink lg:shrink-0"
        >
          <BrandMark className="h-9 w-auto shrink-0" />
          {/* With large text on a narrow phone, the mark stands for it. */}
          <span className="title-m truncate text-[1.375rem] max-[18rem]:sr-only">{brandName}</span>
        </Link>
        {/* For the narrow header; the wide one has its own beside the account links. */}
        <SearchButton className="ml-auto lg:hidden" />
        <SiteNav
          label={frameTexts.mainMenu}
          menus={menus}
          row={
            <MenuRow
              links={menuRow}
              className="mx-auto hidden max-w-[88rem] gap-x-10 border-t border-line px-gutter py-3 lg:flex"
            />
          }
          drawerLabel={<DrawerLabel />}
          links={
            <>
              <MenuRow
                links={menuRow}
                className="ruled px-gutter pb-2 title-s lg:hidden [&_a]:py-3.5"
              />
              {menuRow[0] && (
                <NavTarget
                  target={toTarget(menuRow[0])}
                  className="mr-auto rounded-sm px-2 py-2.5 text-small font-semibold whitespace-nowrap text-ink decoration-lantern decoration-2 underline-offset-4 hover:underline aria-[current]:underline aria-[current]:decoration-ink max-lg:hidden xl:px-3 xl:text-body"
                >
                  {menuRow[0].label}
                </NavTarget>
              )}
              <AccountLinks navigation={navigation} />
            </>
          }
        />
      </div>
    </header>
  )
}

/** The first part of the path that a menu's first link leads to: `products`. */
function areaOf([group]: Menu['groups']): string | undefined {
  const [link] = group?.links ?? []
  const target = link && toTarget(link)
  return target?.kind === 'link' && !target.external ? target.href.split('/')[1] : undefined
}

function MenuLabel({ title }: { title: string }) {
  return (
    <>
      <span>{title}</span>
      <ChevronDown />
    </>
  )
}

/** Three lines; a cross while the drawer is open. */
function DrawerLabel() {
  return (
    <>
      <span className="sr-only">{frameTexts.menu}</span>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <g stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
          <path d="M3 7h18M3 12h18M3 17h18" className="in-aria-expanded:hidden" />
          <path d="M5 5l14 14M19 5 5 19" className="hidden in-aria-expanded:block" />
        </g>
      </svg>
    </>
  )
}

function AccountLinks({ navigation }: { navigation: Navigation }) {
  const { loginLink, signupLink } = navigation
  return (
    <div className="account-links">
      <SearchButton className="max-lg:hidden" />
      {loginLink?.label && (
        <TargetLink target={toTarget(loginLink)} className={buttonClass('secondary')}>
          {loginLink.label}
        </TargetLink>
      )}
      {signupLink?.label && (
        <TargetLink target={toTarget(signupLink)} className={buttonClass('primary')}>
          {signupLink.label}
        </TargetLink>
      )}
    </div>
  )
}

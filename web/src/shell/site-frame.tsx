import type { ReactNode } from 'react'
import { getNavigation } from '@/content/navigation/get-navigation'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'

/** Header and footer around what a page shows. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [settings, navigation] = await Promise.all([getSiteSettings(), getNavigation()])
  return (
    <>
      <header>
        {settings.brandName}
        {navigation.menus.map((menu) => (
          <span key={menu.key}>{menu.title}</span>
        ))}
      </header>
      <main id="main">{children}</main>
      <footer>{settings.footer.copyright}</footer>
    </>
  )
}

import type { BreadcrumbList } from 'schema-dts'
import { absoluteUrl, type DataSite } from '@/lib/site-url'
import { areaTexts, frameTexts } from '@/lib/texts'

/** A breadcrumb; without an href if there is no page. */
export type Crumb = { label: string; href?: string | undefined }

/** The parent paths of a path, nearest last. */
export function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)
}

/** The breadcrumbs of a page, including itself. Empty for the home page. */
export function trailOf(
  page: { path: string; title: string },
  titles: ReadonlyMap<string, string>,
): Crumb[] {
  if (page.path === '/') return []
  const above = parentsOf(page.path).flatMap((href): Crumb[] => {
    const title = titles.get(href)
    if (title) return [{ label: title, href }]
    // Areas without a page.
    const label = Object.entries(areaTexts).find(([name]) => href === `/${name}`)?.[1]
    return label ? [{ label }] : []
  })
  return [{ label: frameTexts.home, href: '/' }, ...above, { label: page.title, href: page.path }]
}

/** Breadcrumbs for search engines, without those that lack an href. */
export function breadcrumbList(site: DataSite, trail: readonly Crumb[]): BreadcrumbList {
  const steps = trail.flatMap(({ label, href }) => (href ? { label, href } : []))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: absoluteUrl(site, href),
    })),
  }
}

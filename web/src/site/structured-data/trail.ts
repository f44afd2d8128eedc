import type { BreadcrumbList } from 'schema-dts'
import { absoluteUrl, type DataSite } from '@/lib/site-url'
import type { Words } from '@/sanity/words'

/** A breadcrumb; without an href where there is no page. */
export type Crumb = { label: string; href?: string | undefined }

/** The paths above a path, the nearest last. */
export function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)
}

/** The breadcrumbs of a page, itself included. The home page has none. */
export function trailOf(
  page: { path: string; title: string },
  titles: ReadonlyMap<string, string>,
  { areas, frame }: Pick<Words, 'areas' | 'frame'>,
): Crumb[] {
  if (page.path === '/') return []
  const above = parentsOf(page.path).flatMap((href): Crumb[] => {
    const title = titles.get(href)
    if (title) return [{ label: title, href }]
    // Parts of the site that have no page of their own.
    const label = Object.entries(areas).find(([name]) => href === `/${name}`)?.[1]
    return label ? [{ label }] : []
  })
  return [{ label: frame.home, href: '/' }, ...above, { label: page.title, href: page.path }]
}

/** Breadcrumbs for search engines, without those that have no href. */
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

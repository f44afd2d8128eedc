import type { BreadcrumbList } from 'schema-dts'
import { addressOf, type DataSite } from '@/content/structured-data/site-address'
import type { Crumb } from '@/content/structured-data/trail'

/** The visible trail for search engines, which want an address of each step: one without is left out. */
export function breadcrumbList(site: DataSite, trail: readonly Crumb[]): BreadcrumbList {
  const steps = trail.flatMap(({ label, href }) => (href ? { label, href } : []))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: addressOf(site, href),
    })),
  }
}

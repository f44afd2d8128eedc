import { shareImageHref } from '@/lib/routes'

/** The site that structured data speaks of. */
export type DataSite = { origin: string; brandName: string; description: string }

export const addressOf = ({ origin }: DataSite, path: string): string => new URL(path, origin).href

export const shareImageOf = (site: DataSite, path: string): string =>
  addressOf(site, shareImageHref(path))

/** Names the company without repeating what the site's own graph says of it. */
export const organizationRef = (site: DataSite) => ({ '@id': addressOf(site, '/#organization') })

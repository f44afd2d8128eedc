import { shareImageHref } from '@/lib/routes'

/** The site's origin for structured data. */
export type DataSite = { origin: string; brandName: string; description: string }

export const absoluteUrl = ({ origin }: DataSite, path: string): string =>
  new URL(path, origin).href

export const shareImageOf = (site: DataSite, path: string): string =>
  absoluteUrl(site, shareImageHref(path))

/** A reference to the company, which the site's graph describes. */
export const organizationRef = (site: DataSite) => ({ '@id': absoluteUrl(site, '/#organization') })

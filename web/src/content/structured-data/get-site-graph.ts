import 'server-only'
import { stegaClean } from 'next-sanity'
import type { Graph } from 'schema-dts'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { organization } from '@/content/structured-data/organization'
import { website } from '@/content/structured-data/website'
import { env } from '@/env'

/** What search engines are told of the company and its site, on every page. */
export async function getSiteGraph(): Promise<Graph> {
  const { brandName, description, contact } = stegaClean(await getSiteSettings())
  const site = { origin: env.SITE_URL, brandName, description }
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(site, contact), website(site)],
  }
}

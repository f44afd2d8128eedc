import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { Graph } from 'schema-dts'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { organization, website } from '@/site/structured-data/site-graph'

/** Structured data of the company and the site, on every page. */
export async function getSiteGraph(): Promise<Graph> {
  const { brandName, description, contact } = stegaClean(await getSiteSettings())
  const site = { origin: env.SITE_URL, brandName, description }
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(site, contact), website(site)],
  }
}

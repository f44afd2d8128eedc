import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { Graph, Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { getSiteSettings, type SiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { searchHref } from '@/lib/routes'
import { absoluteUrl, type DataSite, organizationRef } from '@/lib/site-url'

type Contact = Pick<SiteSettings['contact'], 'salesEmail' | 'supportEmail' | 'phone' | 'address'>
type Company = DataSite & { profiles: readonly string[] }

/** Structured data of the company and its site, on every page. */
export async function getSiteGraph(): Promise<Graph> {
  const { brandName, description, profiles, contact } = stegaClean(await getSiteSettings())
  const site = { origin: env.SITE_URL, brandName, description, profiles }
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(site, contact), website(site)],
  }
}

export function organization(site: Company, contact: Contact): Organization {
  // An API write can store anything.
  const profiles = site.profiles.filter((each) => URL.parse(each)?.protocol === 'https:')
  const points = [
    { contactType: 'sales', email: contact.salesEmail },
    { contactType: 'customer support', email: contact.supportEmail },
  ].flatMap(({ contactType, email }) => (email ? { contactType, email } : []))
  return {
    '@type': 'Organization',
    ...organizationRef(site),
    name: site.brandName,
    url: absoluteUrl(site, '/'),
    description: site.description,
    logo: {
      '@type': 'ImageObject',
      url: absoluteUrl(site, '/icons/any-512.png'),
      width: '512',
      height: '512',
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.address && { address: contact.address.replace(/\s*\n\s*/g, ', ') }),
    contactPoint: points.map((point) => ({ '@type': 'ContactPoint', ...point })),
  }
}

/** The site with its search. */
export function website(site: DataSite): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(site, searchHref())}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(site, '/#website'),
    name: site.brandName,
    url: absoluteUrl(site, '/'),
    inLanguage: 'en-US',
    publisher: organizationRef(site),
    potentialAction: search,
  }
}

import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { addressOf, type DataSite, organizationRef } from '@/content/structured-data/site-address'
import { searchHref } from '@/routes/hrefs'

/** The site and how it is searched, on every page. */
export function website(site: DataSite): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${addressOf(site, searchHref())}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': addressOf(site, '/#website'),
    name: site.brandName,
    url: addressOf(site, '/'),
    inLanguage: 'en-GB',
    publisher: organizationRef(site),
    potentialAction: search,
  }
}

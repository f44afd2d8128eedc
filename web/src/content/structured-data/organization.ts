import type { Organization } from 'schema-dts'
import type { SiteSettings } from '@/content/site-settings/site-settings'
import { addressOf, type DataSite, organizationRef } from '@/content/structured-data/site-address'

type Contact = Pick<SiteSettings['contact'], 'salesEmail' | 'supportEmail' | 'phone' | 'address'>

/** The company, on every page. */
export function organization(site: DataSite, contact: Contact): Organization {
  const points = [
    { contactType: 'sales', email: contact.salesEmail },
    { contactType: 'customer support', email: contact.supportEmail },
  ].filter(({ email }) => email)
  return {
    '@type': 'Organization',
    ...organizationRef(site),
    name: site.brandName,
    url: addressOf(site, '/'),
    description: site.description,
    logo: {
      '@type': 'ImageObject',
      url: addressOf(site, '/icons/any-512.png'),
      width: '512',
      height: '512',
    },
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.address && { address: contact.address.replace(/\s*\n\s*/g, ', ') }),
    contactPoint: points.map((point) => ({ '@type': 'ContactPoint', ...point })),
  }
}

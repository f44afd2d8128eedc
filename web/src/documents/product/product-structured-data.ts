import type { Offer, SoftwareApplication } from 'schema-dts'
import { toPrice } from '@/content/objects/price'
import type { PageFacts } from '@/documents/page-facts'
import { absoluteUrl, type DataSite, organizationRef, shareImageOf } from '@/lib/site-url'

type Facts = Pick<PageFacts, 'path' | 'title' | 'description' | 'category' | 'plans'>

/** Structured data of a product, with an offer for each plan that has a price. */
export function software(site: DataSite, product: Facts): SoftwareApplication {
  const url = absoluteUrl(site, product.path)
  const offers = product.plans.flatMap((plan): Offer[] => {
    const price = toPrice(plan?.price)
    if (!plan?.name || price?.amount === undefined) return []
    return [
      {
        '@type': 'Offer',
        name: plan.name,
        price: price.amount,
        priceCurrency: price.currency,
        url,
        ...(plan.unit && { description: plan.unit }),
      },
    ]
  })
  return {
    '@type': 'SoftwareApplication',
    '@id': `${url}#product`,
    name: `${site.brandName} ${product.title}`.replace(
      `${site.brandName} ${site.brandName}`,
      site.brandName,
    ),
    description: product.description,
    url,
    image: shareImageOf(site, product.path),
    applicationCategory: 'BusinessApplication',
    ...(product.category && { applicationSubCategory: product.category }),
    operatingSystem: 'Web',
    publisher: organizationRef(site),
    ...(offers.length > 0 && { offers }),
  }
}

export type Thing = { '@type': string } & Record<string, unknown>

/** Properties that search engines require, by type. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  SoftwareApplication: ['name', 'description', 'applicationCategory', 'operatingSystem', 'image'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  TechArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Report: ['name', 'description', 'datePublished', 'publisher'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'employmentType',
    'baseSalary',
    'identifier',
  ],
  Event: ['name', 'startDate', 'endDate', 'location', 'organizer', 'offers', 'eventStatus'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  FAQPage: ['mainEntity'],
}

/** The structured data of a page; throws if it is not valid JSON-LD of schema.org. */
export function thingsIn(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].flatMap(([, text = '']) => {
    const graph = JSON.parse(text) as { '@context': string; '@graph': Thing[] }
    if (graph['@context'] !== 'https://schema.org')
      throw new Error('The structured data is not of schema.org')
    return graph['@graph']
  })
}

/** Required properties that are missing or empty; an unknown type counts as missing. */
export function missingIn(thing: Thing): string[] {
  const required = REQUIRED[thing['@type']]
  if (!required) return [`the type ${thing['@type']}`]
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return required.filter((name) => isEmpty(thing[name]))
}

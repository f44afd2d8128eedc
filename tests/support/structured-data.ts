export type Thing = { '@type': string } & Record<string, unknown>

/** What search engines ask of each kind before they show it. */
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

/** All that a page tells machines; fails when it is not the JSON it says it is. */
export function thingsIn(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].flatMap(([, text = '']) => {
    const graph = JSON.parse(text) as { '@context': string; '@graph': Thing[] }
    if (graph['@context'] !== 'https://schema.org') throw new Error('not of schema.org')
    return graph['@graph']
  })
}

/** What is missing or empty in a thing of a known kind; an unknown kind is a fault. */
export function missingIn(thing: Thing): string[] {
  const required = REQUIRED[thing['@type']]
  if (!required) return [`the kind ${thing['@type']}`]
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return required.filter((name) => isEmpty(thing[name]))
}

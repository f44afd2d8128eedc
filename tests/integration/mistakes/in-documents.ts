import { seeded } from '../../support/seed.ts'
import { type Mistake, reference, refused, warned } from './plant.ts'

const article = 'article-blog-three-bridges-in-nine-minutes'
const event = 'event-mica-market-abuse'
const job = 'job-senior-product-manager'
const { startsAt = '' } = seeded('event', event)
const daysLater = (time: string, days: number) =>
  new Date(Date.parse(time) + days * 24 * 60 * 60 * 1000).toISOString()
const category = 'category-blog-compliance'

/** Mistakes in dates, figures and references, and in the site's own documents. */
export const mistakesInDocuments: Mistake[] = [
  refused(
    'an event that ends before it starts',
    event,
    { endsAt: daysLater(startsAt, -1) },
    'endsAt',
    'The event cannot end before it starts.',
  ),
  warned(
    'a price below a cent',
    event,
    { 'price.amount': 0.001 },
    'price',
    '0.001 is less than half a cent.',
  ),
  warned(
    'an event that is over',
    event,
    { startsAt: '2026-02-10T14:00:00Z', endsAt: '2026-02-10T15:00:00Z' },
    'endsAt',
    'This event is over',
  ),
  refused(
    'a report whose file is no PDF',
    'report-nft-market',
    { 'file.asset._ref': 'file-of-another-kind' },
    'file',
    'Upload the report as a PDF.',
  ),
  refused(
    'an event that is nowhere',
    event,
    { online: false },
    'place',
    'Enter where the event takes place',
  ),
  refused(
    'a position that closes before it is posted',
    job,
    { openUntil: '2026-01-01' },
    'openUntil',
    'cannot close before it is posted',
  ),
  refused(
    'an article in a category of the news',
    article,
    { category: reference('category-news-company-news') },
    'category',
    'is a category of the news',
  ),
  refused(
    'two figures of one name',
    'company-figure-customers',
    { key: 'partners' },
    'key',
    '“Integration partners” has this name already',
  ),
  refused(
    'a figure whose value names it',
    'company-figure-customers',
    { value: '{{allCustomers}}' },
    'value',
    'Enter the value itself, such as 500+',
  ),
  refused(
    'a category with the link of another',
    category,
    { 'slug.current': 'investigations' },
    'slug',
    'already has this name in links',
  ),
  refused(
    'another path of the home page',
    'page-home',
    { 'path.current': '/company/home' },
    'path',
    'The path of the home page must be /.',
  ),
  refused(
    'the home page hidden from search engines',
    'page-home',
    { 'seo.hideFromSearch': true },
    'seo.hideFromSearch',
    'must stay in search results',
  ),
  refused(
    'a release that unpublishes the home page',
    'page-home',
    { _id: 'versions.summer.page-home', _system: { delete: true } },
    '',
    'The home page cannot be unpublished',
  ),
  refused(
    'an email address with a typing error',
    'siteSettings',
    { 'contact.salesEmail': 'sales@chainlantern' },
    'contact.salesEmail',
    'Enter a valid email address.',
  ),
  refused(
    'a cookie banner without its text',
    'siteSettings',
    { 'consent.text': '' },
    'consent.text',
    'visitors need it to decide',
  ),
]

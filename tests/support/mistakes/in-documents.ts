import { seeded } from '../seed.ts'
import { type Mistake, reference, refused, warned } from './plant.ts'

const article = 'article-blog-three-bridges-in-nine-minutes'
const event = 'event-mica-market-abuse'
const job = 'job-senior-product-manager'
const { startsAt = '' } = seeded('event', event)
const { postedOn = '' } = seeded('job', job)
const daysLater = (time: string, days: number) =>
  new Date(Date.parse(time) + days * 24 * 60 * 60 * 1000).toISOString()
const category = 'category-blog-compliance'

/** Mistakes in dates, figures and references of documents, and in the site's own documents. */
export const mistakesInDocuments: Mistake[] = [
  refused(
    'an event that ends before it starts',
    event,
    { endsAt: daysLater(startsAt, -1) },
    'endsAt',
    'The event cannot end before it starts.',
  ),
  warned(
    'an event that is over',
    event,
    { startsAt: '2026-02-10T14:00:00Z', endsAt: '2026-02-10T15:00:00Z' },
    'endsAt',
    'This event is over',
  ),
  warned(
    'an event of a year',
    event,
    { endsAt: daysLater(startsAt, 365) },
    'endsAt',
    'The event takes 365 days',
  ),
  warned(
    'an event in the next century',
    event,
    { startsAt: '2072-02-10T14:00:00Z', endsAt: '2072-02-10T15:00:00Z' },
    'endsAt',
    'more than two years',
  ),
  warned(
    'a position past its closing date',
    job,
    { openUntil: daysLater(postedOn, 7).slice(0, 10) },
    'openUntil',
    'This day has passed',
  ),
  refused(
    'a position that closes before it is posted',
    job,
    { openUntil: '2026-01-01' },
    'openUntil',
    'cannot close before it is posted',
  ),
  refused(
    'a salary from above to',
    job,
    { 'salary.from': 190_000, 'salary.to': 150_000 },
    'salary',
    'is below the lower limit',
  ),
  warned(
    'a salary in thousands',
    job,
    { 'salary.from': 150, 'salary.to': 190 },
    'salary',
    'Enter the full figure: 150000.',
  ),
  warned(
    'an article of tomorrow',
    article,
    { publishedOn: '2072-10-20' },
    'publishedOn',
    'This date is in the future',
  ),
  warned(
    'a legal text of tomorrow',
    'legal-page-privacy-policy',
    { lastUpdated: '2072-10-20' },
    'lastUpdated',
    'This date is in the future',
  ),
  warned(
    'a report announced for a month that has passed',
    'upcoming-report-freezing-in-time',
    { expected: 'March 2025' },
    'expected',
    'March 2025 has passed',
  ),
  warned(
    'a duration without its unit',
    'recording-peel-chains-by-hand',
    { duration: '52' },
    'duration',
    'Add the unit: 52 min.',
  ),
  warned(
    'views without a word',
    'recording-peel-chains-by-hand',
    { views: '1,240' },
    'views',
    'Add the unit',
  ),
  refused(
    'six stars',
    'testimonial-ransom-trace',
    { rating: 6 },
    'rating',
    'Choose one to five whole stars.',
  ),
  refused(
    'an article in a category of the news',
    article,
    { category: reference('category-news-company-news') },
    'category',
    'is a category of the news',
  ),
  refused(
    'an article that moves to the news with its category',
    article,
    { 'path.current': '/company/news/three-bridges' },
    'category',
    'is a category of the blog',
  ),
  refused(
    'an article without an author',
    article,
    { author: undefined },
    'author',
    'Choose the author.',
  ),
  refused(
    'an author who is gone',
    article,
    { author: reference('person-gone') },
    'author',
    'Referenced document must be published',
  ),
  refused(
    'two figures of one name',
    'company-figure-customers',
    { key: 'partners' },
    'key',
    '“Integration partners” has this name already',
  ),
  refused(
    'a figure named with a space',
    'company-figure-customers',
    { key: 'all customers' },
    'key',
    'letters and digits only',
  ),
  refused('a tag twice', article, { tags: ['DeFi', 'DeFi'] }, 'tags[1]', 'appears twice'),
  refused(
    'a category with signs in its link',
    category,
    { 'slug.current': 'Some Thing!/?&' },
    'slug',
    'Use small letters, digits and single hyphens',
  ),
  refused(
    'a category with the link of another',
    category,
    { 'slug.current': 'investigations' },
    'slug',
    'already has this name in links',
  ),
  warned(
    'a guide on a topic that no page lists',
    'guide-documentation-exporting-evidence',
    { topic: 'Exprting' },
    'topic',
    'No page lists guides of “Exprting”',
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
    'a telephone number in words',
    'siteSettings',
    { 'contact.phone': 'call the desk' },
    'contact.phone',
    'Use digits, spaces, brackets',
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
  warned(
    'a band without its cards',
    'siteSettings',
    { 'readyToStart.cards': [] },
    'readyToStart.cards',
    'Add a card',
  ),
  warned(
    'an executive without a biography',
    'person-noor-el-sayed',
    { team: 'executive', biography: '' },
    'biography',
    'write a few sentences',
  ),
]

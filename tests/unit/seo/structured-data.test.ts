import { describe, expect, test } from 'vitest'
import { articleData } from '@/documents/article/article-structured-data'
import { eventData } from '@/documents/event/event-structured-data'
import { jobPosting } from '@/documents/job/job-structured-data'
import type { PageFacts } from '@/documents/page-facts'
import { software } from '@/documents/product/product-structured-data'
import { pageGraph } from '@/seo/structured-data/page-graph'
import { organization } from '@/seo/structured-data/site-graph'
import { trailOf } from '@/seo/structured-data/trail'
import { jsonForScript } from '@/ui/json-ld'

const site = {
  origin: 'https://example.com',
  brandName: 'Brand',
  description: 'We do.',
  profiles: [],
}

const facts: PageFacts = {
  _id: 'x',
  _type: 'page',
  _updatedAt: '2025-10-02T08:00:00Z',
  path: '/resources/x',
  title: 'X',
  description: 'About X.',
  publishedOn: null,
  updatedOn: null,
  tags: [],
  author: null,
  startsAt: null,
  endsAt: null,
  place: null,
  online: null,
  price: null,
  speakers: [],
  recording: null,
  location: null,
  employmentType: null,
  salary: null,
  postedOn: null,
  openUntil: null,
  text: null,
  category: null,
  plans: [],
  questions: [],
  sources: [],
  hasCourses: false,
}

const usd = (amount: number) => ({ amount, currency: 'USD' as const, label: null })
const yearly = (from: number, to: number | null) => ({
  from,
  to,
  note: null,
  currency: 'EUR' as const,
})

/** The builders return wide schema.org types; the tests need plain objects. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

test('the data cannot close its script element, and parses to the same value', () => {
  const data = { title: '</script><script>alert(1)</script>&<!-- \u2028 \u2029' }
  const text = jsonForScript(data)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(data)
})

describe('a breadcrumb trail', () => {
  const titles = new Map([['/resources/blog', 'Blog']])

  test('leads from home through the areas of the site, and links the steps that have a page', () => {
    const trail = trailOf({ path: '/resources/blog/x', title: 'X' }, titles)
    expect(trail).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Resources' },
      { label: 'Blog', href: '/resources/blog' },
      { label: 'X', href: '/resources/blog/x' },
    ])
  })
})

describe('the whole site', () => {
  test('is the same as its profiles elsewhere, if it has any', () => {
    const contact = { salesEmail: '', supportEmail: '', phone: null, address: null }
    const profiles = ['https://social.example/brand', 'javascript:alert(1)', 'brand']
    expect(plain(organization({ ...site, profiles }, contact)).sameAs).toEqual([
      'https://social.example/brand',
    ])
    expect(plain(organization(site, contact))).not.toHaveProperty('sameAs')
  })
})

describe('a product', () => {
  const product = { ...facts, path: '/products/x', category: 'Software' }

  test('has an offer for each plan with a price, including a free one', () => {
    const plans = [
      { name: 'Free', price: usd(0), unit: null },
      { name: 'Pro', price: usd(99), unit: 'per month' },
      {
        name: 'Custom',
        unit: null,
        price: { amount: null, currency: 'USD' as const, label: 'Custom' },
      },
    ]
    const { offers } = plain(software(site, { ...product, plans }))
    expect(
      offers.map((offer: { name: string; price: number }) => [offer.name, offer.price]),
    ).toEqual([
      ['Free', 0],
      ['Pro', 99],
    ])
  })
})

describe('an article', () => {
  test('has the day on which its substance changed, and not that of an import', () => {
    const changed = { ...facts, publishedOn: '2025-10-01', updatedOn: '2025-11-05' }
    expect(plain(articleData(site, changed))).toMatchObject({
      datePublished: '2025-10-01',
      dateModified: '2025-11-05',
    })
  })
})

describe('a job', () => {
  const job = {
    ...facts,
    path: '/company/careers/x',
    postedOn: '2026-10-01',
    location: 'New York, NY',
  }

  test('has a yearly salary, with or without an upper limit', () => {
    const range = plain(jobPosting(site, { ...job, salary: yearly(1, 2) })).baseSalary
    expect(range).toMatchObject({
      currency: 'EUR',
      value: { minValue: 1, maxValue: 2, unitText: 'YEAR' },
    })
    expect(
      plain(jobPosting(site, { ...job, salary: yearly(1, null) })).baseSalary.value,
    ).not.toHaveProperty('maxValue')
  })

  test.each([
    [
      'London or Toronto',
      [
        { addressLocality: 'London', addressCountry: 'GB' },
        { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' },
      ],
    ],
  ])('in %s has that location', (location, addresses) => {
    const places = plain(jobPosting(site, { ...job, location })).jobLocation
    expect(places.map((place: { address: unknown }) => place.address)).toEqual(
      addresses.map((address) => ({ '@type': 'PostalAddress', ...address })),
    )
  })

  test('that is remote is marked as such and has no location', () => {
    const remote = plain(jobPosting(site, { ...job, location: 'Remote' }))
    expect(remote.jobLocationType).toBe('TELECOMMUTE')
    expect(remote).not.toHaveProperty('jobLocation')
    expect(remote.applicantLocationRequirements).toBeDefined()
  })
})

describe('an event', () => {
  const event = {
    ...facts,
    path: '/resources/webinars-events/x',
    startsAt: '2027-02-03T15:00:00Z',
    price: usd(0),
  }

  const LONDON = { '@type': 'Place', name: 'London', address: 'London' }
  const STREAM = {
    '@type': 'VirtualLocation',
    url: 'https://example.com/resources/webinars-events/x',
  }

  test('in a city and online has both locations', () => {
    expect(plain(eventData(site, { ...event, place: 'London', online: true }))).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [LONDON, STREAM],
    })
    expect(plain(eventData(site, event))).not.toHaveProperty('location')
  })
})

test('a page has its type, its breadcrumb trail, its courses and its questions', () => {
  const trail = trailOf(facts, new Map())
  const courses = [{ title: 'C', summary: 'D', hours: 1, price: usd(1), instructor: null }]
  const questions = [{ question: 'Why?', answer: 'So.' }]
  const types = (_type: PageFacts['_type'], more: object = {}, hasCourses = false) =>
    plain(
      pageGraph(site, {
        facts: { ...facts, _type, ...more } as PageFacts,
        trail,
        courses: hasCourses ? courses : [],
        report: null,
      }),
    )['@graph'].map((thing: { '@type': string }) => thing['@type'])
  expect(types('page', { questions }, true)).toEqual(['BreadcrumbList', 'Course', 'FAQPage'])
  expect(types('product')).toEqual(['BreadcrumbList', 'SoftwareApplication'])
  expect(types('guide')).toEqual(['BreadcrumbList', 'TechArticle'])
  expect(types('job')).toEqual(['BreadcrumbList', 'JobPosting'])
  expect(types('event')).toEqual(['BreadcrumbList', 'Event'])
  expect(types('legalPage')).toEqual(['BreadcrumbList'])
})

import type { Listed } from '@/sections/document-list/document-list.query'
import type { Example } from '@/sections/example'
import type { SectionOf } from '@/sections/heading'

type ListSection = SectionOf<'documentList'>
type What = NonNullable<ListSection['what']>

const action = {
  _key: null,
  label: 'Ask about it',
  look: 'secondary',
  target: 'dialog',
  route: null,
  url: null,
  dialog: 'personal-demo',
  anchor: null,
  reference: null,
  document: null,
  fileUrl: null,
} as const satisfies ListSection['action']

/** One document of each type; `number` tells copies apart. */
const documents = {
  product: (number) => ({
    _id: `product-${number}`,
    _type: 'product',
    title: ['Tracing', 'Screening', 'Case files', 'Market data'][number] ?? 'Product',
    path: '/products/example',
    category: 'Investigation',
    tagline: 'Follow one transfer to its end.',
    summary: 'Every hop with its source, from the first transfer to the last exchange.',
    icon: 'route',
    image: null,
  }),
  report: (number) => ({
    _id: `report-${number}`,
    _type: 'report',
    title: 'Crypto Crime Report',
    category: 'Crime',
    publishedOn: '2025-09-16',
    pages: 150,
    downloads: '8.7K',
    summary: 'Where illicit value came from, how it moved and where it left.',
    cover: (['flows', 'tiles', 'pools', 'meridians'] as const)[number] ?? 'flows',
    page: { _id: 'page-report', _type: 'page', path: '/resources/report' },
  }),
  upcomingReport: (number) => ({
    _id: `upcoming-${number}`,
    _type: 'upcomingReport',
    title: 'Freezing in time',
    text: 'What share of stolen stablecoins is frozen, by the minute after the theft.',
    expected: 'January 2027',
    stage: (['In Progress', 'Research Phase', 'Planning'] as const)[number] ?? 'Planning',
    action: { ...action, label: 'Get notified', look: 'quiet' },
  }),
  guide: (number) => ({
    _id: `guide-${number}`,
    _type: 'guide',
    title: 'Your first investigation',
    path: '/resources/documentation/example',
    topic: 'Investigations',
    tag: number === 0 ? 'POPULAR' : null,
    minutes: 15 + 10 * number,
    summary: 'Open a case, follow one transfer, write down what you found.',
  }),
  course: (number) => ({
    _id: `course-${number}`,
    _type: 'course',
    title: 'Reading a ledger',
    badge: number === 0 ? 'POPULAR' : null,
    summary: 'From one transaction to a path of four hundred.',
    lessons: ['Accounts and outputs', 'Clusters and their limits', 'Bridges and mixers'],
    hours: 12,
    level: 'Beginner',
    students: '2,400 students',
    certificate: 'With certificate',
    price: { amount: 499, currency: 'USD', label: null },
    instructorReference: null,
    instructor: { _id: 'person-1', name: 'Amara Castellanos' },
    action,
  }),
  job: (number) => ({
    _id: `job-${number}`,
    _type: 'job',
    title: 'Senior Backend Engineer',
    path: '/company/careers/example',
    location: 'London or remote',
    employmentType: 'Full-time',
    salary: { from: 90000, to: 120000, currency: 'GBP', note: null },
    tags: ['TypeScript', 'PostgreSQL'],
    summary: 'Own the service that answers a screening request in 50 milliseconds.',
    openUntil: null,
    action,
  }),
  event: (number) => ({
    _id: `event-${number}`,
    _type: 'event',
    title: 'Tracing through bridges',
    path: '/resources/webinars-events/example',
    tag: (['LIVE', 'UPCOMING', 'WORKSHOP'] as const)[number] ?? 'UPCOMING',
    startsAt: `2099-10-0${number + 1}T14:00:00Z`,
    endsAt: `2099-10-0${number + 1}T15:30:00Z`,
    place: 'Online',
    attendance: '200 seats',
    inclusion: 'Slides and sources',
    price: { amount: 0, currency: 'USD', label: 'Free' },
    summary: 'One theft over three networks, live and without rehearsal.',
    speakerReferences: null,
    speakers: [{ _id: 'person-1', name: 'Callum Drummond', role: 'Head of Investigations' }],
    action,
  }),
  recording: (number) => ({
    _id: `recording-${number}`,
    _type: 'recording',
    title: 'An alert from start to finish',
    kind: 'demo',
    description: 'Opened, understood, closed and written up in one sitting.',
    duration: '12:40',
    views: '3.1K views',
    month: 'June 2025',
    poster: (['graph', 'alerts', 'story', 'call', 'talk'] as const)[number] ?? 'graph',
    action: { ...action, label: 'Watch', look: 'quiet' },
  }),
  person: (number) => ({
    _id: `person-${number}`,
    _type: 'person',
    name: ['Ingrid Adeyemi', 'Rafael Nakashima', 'Leila Marchetti'][number] ?? 'Yuki Sørensen',
    role: 'Head of Research',
    specialty: 'Ask her how a figure was made.',
    biography: 'Fifteen years of casework, first for a prosecutor, then for those who are robbed.',
    portrait: null,
  }),
  testimonial: (number) => ({
    _id: `testimonial-${number}`,
    _type: 'testimonial',
    quote: 'By Monday we had the deposit address and the exchange had the request.',
    name: 'Marit Okonjo',
    role: 'Detective Inspector',
    organization: 'Northmoor Police',
    rating: number === 0 ? 5 : 4,
  }),
} satisfies { [Type in What]: (number: number) => Listed<Type> }

const base: ListSection = {
  _key: 'list',
  _type: 'documentList',
  anchor: '',
  eyebrow: 'To choose from',
  title: 'Three to begin with',
  text: 'Each of them leads further.',
  what: 'product',
  look: 'list',
  action: null,
  note: null,
  emptyText: '',
  references: null,
  _listOf: null,
  documents: [],
}

function listOf(what: What, count: number, more: Partial<ListSection> = {}): ListSection {
  const listed = Array.from({ length: count }, (_, number) => documents[what](number))
  return { ...base, what, documents: listed, ...more }
}

const LONG_WORD = 'Rechtsschutzversicherungsgesellschaftsmitarbeiterverzeichnis'

export const DOCUMENT_LIST_EXAMPLES: Example<'documentList'>[] = [
  { name: 'Products', section: listOf('product', 4) },
  { name: 'One product', section: listOf('product', 1) },
  { name: 'Reports', section: listOf('report', 4, { action }) },
  { name: 'Upcoming reports', section: listOf('upcomingReport', 3) },
  { name: 'Guides', section: listOf('guide', 3) },
  { name: 'Courses', section: listOf('course', 2) },
  { name: 'Jobs', section: listOf('job', 2, { note: 'Applicants hear from us within a week.' }) },
  { name: 'No jobs', section: listOf('job', 0, { emptyText: 'There are no open positions.' }) },
  { name: 'Events', section: listOf('event', 3) },
  { name: 'No events', section: listOf('event', 0, { emptyText: 'The next ones are planned.' }) },
  { name: 'Recordings, list', section: listOf('recording', 3) },
  { name: 'Recordings, cards', section: listOf('recording', 5, { look: 'cards' }) },
  { name: 'People, list', section: listOf('person', 3) },
  { name: 'People, cards', section: listOf('person', 4, { look: 'cards' }) },
  { name: 'People, portraits', section: listOf('person', 2, { look: 'portraits' }) },
  { name: 'Testimonials', section: listOf('testimonial', 3) },
  { name: 'One testimonial', section: listOf('testimonial', 1) },
  {
    name: 'Long words',
    section: {
      ...listOf('upcomingReport', 0, { title: LONG_WORD }),
      documents: [{ ...documents.upcomingReport(0), title: LONG_WORD, text: LONG_WORD }],
    },
  },
]

import type { CompanyFigure } from '../../../web/src/sanity/types.gen.ts'
import { companyFigureId } from '../builders/figure.ts'
import type { Seed } from '../builders/seed-document.ts'

/** The day of the last check; `dateSeed` moves it and the month of `checked`. */
const asOf = '2026-10-31'

const CONTRACTS = 'Contract register, Finance'
const CASES = 'Case outcomes reported by customers, Customer Success'
const DATA = 'Attribution and indexing reports, Data'
const MONITORING = 'Monitoring of the platform, Engineering'

type Fields = { value: string; label: string; unit: string; definition: string; source: string }

const register: Record<string, Fields> = {
  customers: {
    value: '500+',
    label: 'Customers',
    unit: 'customers',
    definition: 'Organizations with a signed contract that has not ended. Subsidiaries count once.',
    source: CONTRACTS,
  },
  allCustomers: {
    value: '1,000+',
    label: 'Customers',
    unit: 'customers',
    definition:
      'Organizations under contract, and firms and individuals who have paid for a screening, a course or a case.',
    source: CONTRACTS,
  },
  customerCountries: {
    value: '40',
    label: 'Countries',
    unit: 'countries',
    definition: 'Countries with at least one organization under contract, by registered seat.',
    source: CONTRACTS,
  },
  activeCountries: {
    value: '70+',
    label: 'Countries',
    unit: 'countries',
    definition:
      'Countries from which someone signed in during the past 30 days, free accounts included.',
    source: MONITORING,
  },
  assetsRecovered: {
    value: '$500M+',
    label: 'Assets recovered',
    unit: 'recovered',
    definition:
      'Value at the day of the event of what was frozen, seized or returned in cases traced with our products.',
    source: CASES,
  },
  fundsTracked: {
    value: '$750M+',
    label: 'Funds tracked',
    unit: 'tracked',
    definition: 'Value in cases that are open today, at the day of the theft.',
    source: CASES,
  },
  fundsTraced: {
    value: '$50B+',
    label: 'Traced',
    unit: 'traced',
    definition:
      'Value of all transfers followed in customer cases since 2018, each transfer counted once.',
    source: CASES,
  },
  casesSolved: {
    value: '500+',
    label: 'Cases solved',
    unit: 'cases solved',
    definition:
      'Cases that a customer has reported as closed with a recovery, a charge or a judgment.',
    source: CASES,
  },
  transactions: {
    value: '10M+',
    label: 'Transactions',
    unit: 'transactions',
    definition:
      'Transactions that a customer has opened in a graph or an export, each counted once.',
    source: MONITORING,
  },
  partners: {
    value: '150+',
    label: 'Integration partners',
    unit: 'integration partners',
    definition: 'Products of other companies with a connector that a customer uses today.',
    source: 'Partner register, Partnerships',
  },
  team: {
    value: '150+',
    label: 'Team members',
    unit: 'team members',
    definition: 'Employees, part-time included, without contractors.',
    source: 'Payroll, People',
  },
  labeledAddresses: {
    value: '500M+',
    label: 'Labeled addresses',
    unit: 'labeled addresses',
    definition:
      'Addresses attributed to a service, an organization or a cluster with at least one piece of evidence.',
    source: DATA,
  },
  blockchains: {
    value: '100+',
    label: 'Blockchains',
    unit: 'blockchains',
    definition: 'Blockchains whose addresses can be screened and monitored.',
    source: DATA,
  },
  networks: {
    value: '15+',
    label: 'Networks',
    unit: 'networks',
    definition:
      'Networks with full history, on which funds are traced across hops, swaps and bridges.',
    source: DATA,
  },
  freeBlockchains: {
    value: '20+',
    label: 'Blockchains',
    unit: 'blockchains',
    definition: 'Blockchains on which a free account can look up addresses.',
    source: DATA,
  },
  freeUsers: {
    value: '5K+',
    label: 'Users',
    unit: 'users',
    definition: 'Free accounts that signed in during the past 90 days.',
    source: MONITORING,
  },
  freeFundsTracked: {
    value: '$2M+',
    label: 'Funds tracked',
    unit: 'tracked in free investigations',
    definition: 'Value in free investigations that were answered, at the day of the theft.',
    source: CASES,
  },
  watchlists: {
    value: '25+',
    label: 'Watchlists',
    unit: 'watchlists',
    definition:
      'Sanctions, PEP and wanted lists that screening compares with, among them OFAC, UN and EU.',
    source: DATA,
  },
  uptime: {
    value: '99.9%',
    label: 'Uptime',
    unit: 'uptime',
    definition:
      'Minutes of the past twelve months in which the platform answered, without announced maintenance.',
    source: MONITORING,
  },
  uptimePromised: {
    value: '99.9%',
    label: 'Uptime',
    unit: 'uptime',
    definition:
      'Uptime a month that contracts promise, with credits below it. The Terms of Service repeat it.',
    source: 'Terms of Service, Legal',
  },
  screeningUptime: {
    value: '99.99%',
    label: 'Uptime',
    unit: 'uptime',
    definition: 'Minutes of the past twelve months in which the screening API answered.',
    source: MONITORING,
  },
  responseTime: {
    value: '47 ms',
    label: 'Average response',
    unit: 'milliseconds',
    definition: 'Mean time of a screening answer, measured at our edge.',
    source: MONITORING,
  },
  responseLimit: {
    value: '200 ms',
    label: 'Response time',
    unit: 'milliseconds',
    definition: 'Time under which 99 of 100 API answers stay.',
    source: MONITORING,
  },
  throughput: {
    value: '10K+',
    label: 'req/min',
    unit: 'requests a minute',
    definition: 'Requests that one customer may send in a minute, all keys together.',
    source: MONITORING,
  },
  urgentReply: {
    value: '1 hour',
    label: 'Urgent tickets',
    unit: 'urgent',
    definition: 'Time to the first answer by a person for urgent tickets of the Standard plan.',
    source: 'Support plans, Customer Success',
  },
  priorityReply: {
    value: '2 hours',
    label: 'Priority response',
    unit: 'response',
    definition: 'Time to the first answer by a person for Priority plans, and for email.',
    source: 'Support plans, Customer Success',
  },
  enterpriseReply: {
    value: '15 minutes',
    label: 'Enterprise response',
    unit: 'enterprise',
    definition: 'Time to the first answer by a person for Enterprise plans.',
    source: 'Support plans, Customer Success',
  },
  helpArticles: {
    value: '500+',
    label: 'Help articles',
    unit: 'articles',
    definition: 'Articles of the help center that customers can open in their workspace.',
    source: 'Help center, Customer Success',
  },
  courses: {
    value: '50+',
    label: 'Courses',
    unit: 'courses',
    definition: 'Courses that can be booked, self-paced and live.',
    source: 'Academy catalog, Training',
  },
  videoHours: {
    value: '200+',
    label: 'Hours of video',
    unit: 'hours of video',
    definition: 'Length of all published video lessons.',
    source: 'Academy catalog, Training',
  },
  exercises: {
    value: '50+',
    label: 'Exercises',
    unit: 'exercises',
    definition: 'Exercises on closed cases with a written solution.',
    source: 'Academy catalog, Training',
  },
  events: {
    value: '200+',
    label: 'Events hosted',
    unit: 'events hosted',
    definition: 'Webinars, workshops, panels and conferences that we have organized since 2019.',
    source: 'Event calendar, Marketing',
  },
  attendees: {
    value: '50K+',
    label: 'Attendees',
    unit: 'attendees',
    definition: 'People who took part in one of our events since 2019, each event counted.',
    source: 'Event calendar, Marketing',
  },
  checked: {
    value: 'October 2026',
    label: 'Last check',
    unit: '',
    definition:
      'The month in which these figures were last checked. Pages print it as their source.',
    source: 'This register',
  },
}

/** The figures of the whole company. */
export const companyFigures = Object.entries(register).map(([key, { unit, ...fields }]) => ({
  _id: companyFigureId(key),
  _type: 'companyFigure' as const,
  key,
  ...fields,
  ...(unit && { unit }),
  asOf,
})) satisfies Seed<CompanyFigure>[]

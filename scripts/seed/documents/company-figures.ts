import type { CompanyFigure } from '../../../web/src/content/types.gen.ts'
import { companyFigureId } from '../builders/figure.ts'
import { orderRank } from '../builders/order-rank.ts'
import type { Seed } from '../builders/seed-document.ts'

/** The date of the last check; `dateSeed` moves it and the month in `checked`. */
const asOf = '2026-10-31'

const CONTRACTS = 'Contract register, Finance'
const CASES = 'Case outcomes reported by customers, Customer Success'
const DATA = 'Attribution and indexing reports, Data'
const SUPPORT = 'Support plans, Customer Success'
const DESKS = 'Reply-time targets, Customer Success'
const MONITORING = 'Monitoring of the platform, Engineering'

type Fields = { value: string; label: string; unit: string; definition: string; source: string }

type Subject = NonNullable<CompanyFigure['subject']>

/** By subject, in the order of the register. */
const register: [Subject, Record<string, Fields>][] = [
  [
    'Customers',
    {
      customers: {
        value: '500+',
        label: 'Customers under contract',
        unit: 'customers',
        definition:
          'Organizations with a signed contract in force. A group of companies counts once.',
        source: CONTRACTS,
      },
      allCustomers: {
        value: '1,000+',
        label: 'All paying customers',
        unit: 'customers',
        definition:
          'Organizations under contract, plus firms and individuals who have paid once for a screening, a course or a case.',
        source: CONTRACTS,
      },
      customerCountries: {
        value: '40',
        label: 'Countries with customers',
        unit: 'countries',
        definition:
          'Countries in which at least one organization under contract has its registered office.',
        source: CONTRACTS,
      },
      activeCountries: {
        value: '70+',
        label: 'Countries with users',
        unit: 'countries',
        definition:
          'Countries from which someone signed in during the past 30 days, free accounts included.',
        source: MONITORING,
      },
    },
  ],
  [
    'Cases and free accounts',
    {
      assetsRecovered: {
        value: '$500M+',
        label: 'Assets recovered',
        unit: 'recovered',
        definition:
          'Assets frozen, seized or returned in cases traced with our products, as customers reported them, at their value on the day of the freeze, seizure or return.',
        source: CASES,
      },
      fundsTracked: {
        value: '$750M+',
        label: 'Funds tracked in open cases',
        unit: 'tracked',
        definition:
          'Value of the stolen funds in all cases open on the date of this figure. Each case counts at its value on the day of the theft.',
        source: CASES,
      },
      fundsTraced: {
        value: '$50B+',
        label: 'Traced',
        unit: 'traced',
        definition:
          'Value of all transfers followed in customer cases since 2018. Each transfer counts once.',
        source: CASES,
      },
      casesSolved: {
        value: '500+',
        label: 'Cases solved',
        unit: 'cases solved',
        definition:
          'Cases that customers have reported as closed with a recovery, a charge or a judgment.',
        source: CASES,
      },
      freeFundsTracked: {
        value: '$2M+',
        label: 'Funds tracked in free investigations',
        unit: 'tracked in free investigations',
        definition:
          'Value of the stolen funds in the free investigations that an analyst has completed, on the day of the theft.',
        source: CASES,
      },
      transactions: {
        value: '10M+',
        label: 'Transactions',
        unit: 'transactions',
        definition:
          'Transactions on the graphs and in the exports of customer cases. Each counts once.',
        source: MONITORING,
      },
      freeUsers: {
        value: '5K+',
        label: 'Users',
        unit: 'users',
        definition: 'Free accounts with at least one sign-in during the past 90 days.',
        source: MONITORING,
      },
    },
  ],
  [
    'Networks, labels and lists',
    {
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
        label: 'Blockchains screened',
        unit: 'blockchains',
        definition:
          'Blockchains whose addresses can be screened and monitored. Coverage shows how they add up.',
        source: DATA,
      },
      networks: {
        value: '15+',
        label: 'Networks traced',
        unit: 'networks',
        definition:
          'Networks with full history, on which funds are traced across hops, swaps and supported bridges. Screening Professional includes them, and Coverage lists each one.',
        source: DATA,
      },
      entryNetworks: {
        value: '5',
        label: 'Networks in an entry plan',
        unit: 'networks',
        definition:
          'Networks in the entry plans, Oracle Starter and Screening Basic. Coverage names them.',
        source: DATA,
      },
      freeBlockchains: {
        value: '20+',
        label: 'Blockchains for free accounts',
        unit: 'blockchains',
        definition:
          'Blockchains on which a free account can look up an address. Coverage lists each of them.',
        source: DATA,
      },
      watchlists: {
        value: '25+',
        label: 'Watchlists',
        unit: 'watchlists',
        definition:
          'All lists that Screening checks: of sanctions, of politically exposed persons (PEP) and of wanted persons, among them those of OFAC, the UN and the EU.',
        source: DATA,
      },
      oracleNetworks: {
        value: '15',
        label: 'Oracle networks',
        unit: 'networks',
        definition:
          'Networks in Oracle Professional: nine on which a contract reads the feeds, six by API only. Coverage names them.',
        source: DATA,
      },
    },
  ],
  [
    'Uptime, speed and limits',
    {
      batchSize: {
        value: '10,000',
        label: 'Addresses in a batch',
        unit: 'addresses',
        definition:
          'Addresses that one call of the batch endpoint screens. Ten batches run at a time.',
        source: MONITORING,
      },
      uptime: {
        value: '99.9%',
        label: 'Platform uptime',
        unit: 'uptime',
        definition:
          'Share of minutes in the past twelve months in which the platform was available. Maintenance announced at least 72 hours ahead does not count.',
        source: MONITORING,
      },
      uptimePromised: {
        value: '99.9%',
        label: 'Committed uptime',
        unit: 'uptime',
        definition:
          'Monthly uptime that contracts commit to on every paid plan, with service credits below it, as in the Terms of Service. Maintenance announced at least 72 hours ahead does not count. Free accounts have no commitment.',
        source: 'Terms of Service, Legal',
      },
      screeningUptime: {
        value: '99.99%',
        label: 'Screening API uptime',
        unit: 'uptime',
        definition:
          'Share of minutes in the past twelve months in which the Screening API was available, counted like platform uptime. The contract commits to {{uptimePromised}} a month.',
        source: MONITORING,
      },
      responseTime: {
        value: '47 ms',
        label: 'Average response',
        unit: 'milliseconds',
        definition:
          'Mean response time of the Screening API over the past twelve months, measured at our edge.',
        source: MONITORING,
      },
      responseLimit: {
        value: '200 ms',
        label: 'Response time, upper limit',
        unit: 'milliseconds',
        definition:
          'Limit that 99 of 100 API responses stay under, measured at our edge over the past twelve months.',
        source: MONITORING,
      },
      throughput: {
        value: '10K+',
        label: 'req/min',
        unit: 'requests a minute',
        definition: 'Requests that one customer may send in a minute across all of its keys.',
        source: MONITORING,
      },
    },
  ],
  [
    'Support and reply times',
    {
      urgentReply: {
        value: '1 hour',
        label: 'Urgent tickets',
        unit: 'urgent',
        definition:
          'Time to the first response by a person to an urgent ticket in the Standard plan, counted in business hours (Monday-Friday 9:00 AM-6:00 PM EST).',
        source: SUPPORT,
      },
      highReply: {
        value: '4 hours',
        label: 'High tickets',
        unit: 'high',
        definition:
          'The same for a ticket of high urgency in the Standard plan, in business hours.',
        source: SUPPORT,
      },
      mediumReply: {
        value: '24 hours',
        label: 'Medium tickets',
        unit: 'medium',
        definition:
          'The same for a ticket of medium urgency in the Standard plan, in business hours.',
        source: SUPPORT,
      },
      lowReply: {
        value: '48 hours',
        label: 'Low tickets',
        unit: 'low',
        definition: 'The same for a ticket of low urgency in the Standard plan, in business hours.',
        source: SUPPORT,
      },
      priorityReply: {
        value: '2 hours',
        label: 'Priority response',
        unit: 'response',
        definition:
          'Time to the first response by a person in the Priority plan, in business hours. An urgent ticket takes {{urgentReply}} at most; live chat is open {{allHours}}.',
        source: SUPPORT,
      },
      enterpriseReply: {
        value: '15 minutes',
        label: 'Enterprise response',
        unit: 'enterprise',
        definition:
          'Time to the first response by a person to an urgent ticket in the Enterprise plan, on the emergency line, {{allHours}}. Other tickets are handled as in Priority.',
        source: SUPPORT,
      },
      allHours: {
        value: '24/7',
        label: 'Emergency line and live chat',
        unit: 'at all hours',
        definition:
          'When a person answers the emergency line (Enterprise) and live chat (Priority and Enterprise). Other desks keep business hours unless their figure says otherwise.',
        source: SUPPORT,
      },
      firstLook: {
        value: '24 hours',
        label: 'First look',
        unit: 'first look',
        definition:
          'Time to a reply by an analyst to a free investigation request, weekends included, although the offices and the phone are closed then.',
        source: DESKS,
      },
      demoReply: {
        value: '24 hours',
        label: 'Demo requests',
        unit: 'demo requests',
        definition:
          'Time to a reply by a specialist to a request for a personal demo, weekends included.',
        source: DESKS,
      },
      salesReply: {
        value: 'one business day',
        label: 'Sales and messages',
        unit: 'inquiries',
        definition:
          'Time to a reply by email to a sales inquiry, a request for a document or a message.',
        source: DESKS,
      },
      pressReply: {
        value: '2-4 hours',
        label: 'Press',
        unit: 'press inquiries',
        definition:
          'Time to a reply by the press desk, in business hours (Monday-Friday 9:00 AM-6:00 PM EST).',
        source: DESKS,
      },
      jobReply: {
        value: '5-7 business days',
        label: 'Job applications',
        unit: 'applications',
        definition: 'Time in which the team that you would join reviews an application.',
        source: 'Hiring guide, People',
      },
      supportSatisfaction: {
        value: '98%',
        label: 'Satisfied with support',
        unit: 'satisfied with support',
        definition:
          'Tickets rated good or very good, of those that customers rated in the past twelve months.',
        source: 'Ticket ratings, Customer Success',
      },
      helpArticles: {
        value: '500+',
        label: 'Help articles',
        unit: 'articles',
        definition: 'Help center articles for signed-in customers. Twelve of them are public.',
        source: 'Help center, Customer Success',
      },
    },
  ],
  [
    'Courses, events and readers',
    {
      courses: {
        value: '50+',
        label: 'Courses',
        unit: 'courses',
        definition: 'Self-paced and live courses in the catalog, which is sent on request.',
        source: 'Academy catalog, Training',
      },
      videoHours: {
        value: '200+',
        label: 'Hours of video',
        unit: 'hours of video',
        definition: 'Total length of all published video lessons.',
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
        definition: 'Webinars, workshops, panels and conferences that we have held since 2019.',
        source: 'Event calendar, Marketing',
      },
      attendees: {
        value: '50K+',
        label: 'Attendees',
        unit: 'attendees',
        definition:
          'Attendances at our events since 2019. A person who came to two events counts twice.',
        source: 'Event calendar, Marketing',
      },
      eventSatisfaction: {
        value: '95%',
        label: 'Would come again',
        unit: 'would come again',
        definition: 'Participants of our events since 2019 who say so, of those surveyed.',
        source: 'Event surveys, Marketing',
      },
      speakers: {
        value: '80+',
        label: 'Expert speakers',
        unit: 'speakers',
        definition:
          'People who have spoken at our events since 2019, a third of them from other organizations. Each counts once.',
        source: 'Event calendar, Marketing',
      },
      demoSessions: {
        value: '25K+',
        label: 'Demo sessions',
        unit: 'demo sessions',
        definition: 'Demos since launch, self-guided or led by a specialist.',
        source: 'Demo workspace, Marketing',
      },
      demoSatisfaction: {
        value: '98%',
        label: 'Satisfied with a demo',
        unit: 'satisfied with a demo',
        definition: 'Sessions rated good or very good, of those that participants rated.',
        source: 'Demo workspace, Marketing',
      },
      demoTime: {
        value: '15 min',
        label: 'Average demo',
        unit: 'average demo',
        definition: 'Mean length of a demo session, self-guided or led by a specialist.',
        source: 'Demo workspace, Marketing',
      },
      demoTrials: {
        value: '85%',
        label: 'Demos that become a trial',
        unit: 'become a trial',
        definition:
          'Sessions led by a specialist after which the organization started a trial within 30 days.',
        source: 'Demo workspace, Marketing',
      },
      readers: {
        value: '12,000+',
        label: 'Readers of Case notes',
        unit: 'professionals',
        definition: 'Confirmed subscribers of Case notes, our newsletter.',
        source: 'Mailing list, Marketing',
      },
    },
  ],
  [
    'Team and partners',
    {
      team: {
        value: '150+',
        label: 'Team members',
        unit: 'team members',
        definition: 'Employees, including part-time staff. Contractors are not counted.',
        source: 'Payroll, People',
      },
      partners: {
        value: '150+',
        label: 'Integration partners',
        unit: 'integration partners',
        definition: 'Other companies’ products that at least one customer has connected to ours.',
        source: 'Partner register, Partnerships',
      },
      checked: {
        value: 'October 2026',
        label: 'Last check',
        unit: '',
        definition:
          'The month in which these figures were last checked. Pages cite it with the figures.',
        source: 'This register',
      },
    },
  ],
]

export const companyFigures = register
  .flatMap(([subject, figures]) =>
    Object.entries(figures).map(([key, fields]) => ({ key, subject, ...fields })),
  )
  .map(({ key, unit, ...fields }, index) => ({
    _id: companyFigureId(key),
    _type: 'companyFigure' as const,
    key,
    ...fields,
    ...(unit && { unit }),
    asOf,
    orderRank: orderRank(index + 1),
  })) satisfies Seed<CompanyFigure>[]

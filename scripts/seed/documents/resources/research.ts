import { primary, quiet, secondary } from '../../builders/action.ts'
import { point } from '../../builders/chart-point.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { upcomingReports } from '../reports.ts'

const areas = section('cardGrid', {
  anchor: 'areas',
  eyebrow: 'Research areas',
  title: 'What we study',
  look: 'plain',
  columns: 4,
  cards: [
    card('Crime', 'Where illicit value comes from, how it moves and where it is cashed out.', {
      icon: 'search',
    }),
    card(
      'Markets',
      'How much volume is genuine, who makes it, and how many owners are behind the wallets.',
      {
        icon: 'line-chart',
      },
    ),
    card('Regulation', 'What a rule changes in practice, measured on chain before and after it.', {
      icon: 'landmark',
    }),
    card('Methods', 'How far clustering and demixing can be trusted, with their error rates.', {
      icon: 'cpu',
    }),
  ],
})

const upcoming = section('documentList', {
  anchor: 'upcoming',
  eyebrow: 'Upcoming',
  title: 'In progress',
  text: 'If a date changes, we change it here first.',
  what: 'upcomingReport',
  chosen: referenceList(upcomingReports.map(({ _id }) => _id)),
})

const restatements = section('chart', {
  anchor: 'restatements',
  eyebrow: 'Accuracy',
  title: 'How our 2021 figure was revised',
  text: 'Illicit value received in one year, as stated in four editions and an update. We revise figures as new evidence arrives, and show the revisions.',
  kind: 'columns',
  tone: 'ink',
  valueName: 'Illicit value received in 2021, as published',
  unit: '$B',
  points: [
    point('2022 edition', 15.2),
    point('Update 2022', 16.9),
    point('2023 edition', 17.9),
    point('2024 edition', 18.7),
    point('2025 edition', 19.4, { highlight: true }),
  ],
  summary:
    'The figure for 2021 was first published as 15.2 billion dollars and has grown with every revision, to 16.9, 17.9, 18.7 and 19.4 billion in the 2025 edition. Each step is smaller than the one before.',
  source: 'Chainlantern Research, Crypto Crime Reports 2022 to 2025',
})

const method = section('steps', {
  anchor: 'method',
  eyebrow: 'Our process',
  title: 'How a report is made',
  steps: [
    step(
      'Register',
      'The question, the data and the test are written down first, and dated.',
      'Weeks 1–2',
    ),
    step('Measure', 'With the registered test and data.', 'Weeks 3–12'),
    step(
      'Review',
      'Two outside reviewers try to refute the result. Their notes are in the appendix.',
      'Weeks 13–16',
    ),
    step(
      'Publish',
      'With tables, error rates and limits. The last weeks of data are added with the reviewed method; later editions restate the figures.',
      'Week 17',
    ),
  ],
})

export const research = page({
  title: 'Research',
  path: '/resources/research',
  sections: [
    section('hero', {
      look: 'plain',
      eyebrow: 'Research',
      title: 'Research on crypto crime and markets',
      text: 'Eleven researchers use the same data as our customers. Every report says how its figures were made, how often the method is wrong, and what it cannot show.',
      actions: [
        primary('Request Custom Research', to.dialog('sales-inquiry', { topic: 'research' })),
        secondary('Request Demo', to.dialog('personal-demo')),
      ],
    }),
    section('documentList', {
      what: 'report',
      anchor: 'reports',
      eyebrow: 'Featured reports',
      title: 'Reports of 2025',
      text: 'The editions of September and October 2025; the next ones are in preparation. The PDF is a print of the page, free to read and to quote with the source. The full report comes on request.',
      action: secondary('Download', to.dialog('report-download')),
    }),
    areas,
    restatements,
    upcoming,
    method,
    section('callToAction', {
      title: 'A question no one has answered yet?',
      text: 'We take on a few commissioned studies a year for regulators, firms and journalists. We publish what we find.',
      look: 'paper',
      actions: [
        primary('Contact Research Team', to.document('/company/contact')),
        secondary('Media Inquiry', to.dialog('media-inquiry')),
        quiet('Facts and chart data', to.document('/company/press')),
      ],
    }),
  ],
  seo: {
    title: 'Research on crypto crime and markets',
    description:
      'Reports on crypto crime, geography, DeFi and NFT markets with their methods, work in progress, and commissioned studies for regulators and firms.',
  },
})

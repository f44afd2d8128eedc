import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const spotlights = section('cardGrid', {
  anchor: 'spotlights',
  eyebrow: 'Country spotlights',
  title: 'Four countries, four reasons',
  look: 'bordered',
  columns: 2,
  cards: [
    card(
      'United States',
      'Funds, custody and the largest share of regulated volume. The risk is in what arrives from elsewhere.',
      {
        points: ['Adoption 74%', 'Market cap $1.2T', 'Low risk'],
      },
    ),
    card(
      'China',
      'Trading is banned and continues, over the counter and in stablecoins. Exposure is hard to see and seldom small.',
      {
        points: ['Adoption 41%', 'Market cap $310B', 'High risk'],
      },
    ),
    card(
      'India',
      'Retail savers, high transaction tax, rising registration of exchanges with the financial intelligence unit.',
      {
        points: ['Adoption 69%', 'Market cap $185B', 'Medium risk'],
      },
    ),
    card(
      'United Kingdom',
      'A registered market under its own promotions regime, strong in derivatives and fraud recovery.',
      {
        points: ['Adoption 58%', 'Market cap $240B', 'Low risk'],
      },
    ),
  ],
})

const trends = section('cardGrid', {
  anchor: 'trends',
  eyebrow: 'Global trends',
  title: 'What moves across borders',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'Stablecoins as savings · Critical',
      'In countries with high inflation the dollar token is the bank account. Latin America, Africa.',
      {
        icon: 'coins',
      },
    ),
    card(
      'Licensing converges · High',
      'Travel Rule and custody rules grow alike. Europe, Asia Pacific.',
      {
        icon: 'landmark',
      },
    ),
    card(
      'Remittances on chain · High',
      'Cheaper than a transfer agent, with the exchange at both ends. Latin America, Middle East.',
      {
        icon: 'route',
      },
    ),
    card(
      'Mining and energy · Medium',
      'Hash power follows surplus electricity and subsidies. North America, Central Asia.',
      {
        icon: 'zap',
      },
    ),
  ],
})

export const geographyReport = page({
  title: 'Geography Report',
  path: '/resources/geography-report',
  sections: [
    section('hero', {
      eyebrow: 'Report · October 2025 · 78 pages · 4.1K downloads',
      title: 'Geography of Cryptocurrency Report',
      text: 'Where crypto is used, and what for: savings in one country, remittances in the next, speculation in a third. Regulation follows, and so does risk.',
      actions: [
        primary('Download Report (PDF)', to.route('/signup')),
        secondary('Regional Analysis Call', to.dialog('personal-demo')),
      ],
    }),
    section('statBand', {
      anchor: 'regions',
      eyebrow: 'Adoption by region',
      title: 'Five regions',
      tone: 'ink',
      figures: [
        figure('71%', 'Asia Pacific', '$2.1T volume · mobile, gaming, trading'),
        figure('68%', 'North America', '$2.4T volume · funds, custody'),
        figure('52%', 'Europe', '$1.6T volume · MiCA, payments'),
        figure('34%', 'Latin America', '$560B volume · remittances, savings'),
        figure('28%', 'Middle East and Africa', '$390B volume · licensing hubs, peer to peer'),
      ],
      source: 'Geography Report, October 2025.',
    }),
    spotlights,
    trends,
    section('cardGrid', {
      anchor: 'insights',
      eyebrow: 'Insights',
      title: 'What to do with it',
      look: 'plain',
      columns: 3,
      cards: [
        card(
          'For compliance',
          'Country risk by use, not by flag: a remittance corridor needs other thresholds than a trading hub.',
          {
            icon: 'scale',
          },
        ),
        card('For business', 'Licences that travel, and those that do not.', { icon: 'briefcase' }),
        card('For investigators', 'Which countries’ exchanges answer, how fast, and to whom.', {
          icon: 'search',
        }),
      ],
    }),
    section('callToAction', {
      title: 'One region, in detail',
      text: 'An author walks you through the figures for the markets you are in.',
      tone: 'paper',
      actions: [
        primary('Regional Analysis Call', to.dialog('personal-demo')),
        secondary('Download Report (PDF)', to.route('/signup')),
      ],
    }),
  ],
  seo: {
    title: 'Geography Report: crypto adoption by region',
    description:
      'Crypto adoption by region, October 2025: Asia Pacific 71%, North America 68%, Europe 52%, Latin America 34%, Middle East and Africa 28%. 78 pages.',
  },
})

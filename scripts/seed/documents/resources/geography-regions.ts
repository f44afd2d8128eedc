import { country, region } from '../../builders/report-items.ts'
import { section } from '../../builders/section.ts'

export const regions = section('profiles', {
  anchor: 'regions',
  eyebrow: 'Adoption by region',
  title: 'Five regions compared',
  text: 'Adoption is the share of adults online who held or moved crypto assets in the past twelve months; a region’s figure is the average of the countries surveyed, each counted once. Volume is what owners there received on chain.',
  look: 'regions',
  profiles: [
    region('North America', {
      adoption: 68,
      size: '$2.4T',
      text: 'Funds and custodians carry the volume, and households have followed them.',
      points: ['Spot funds', 'Qualified custody', 'State licenses'],
    }),
    region('Europe', {
      adoption: 52,
      size: '$1.6T',
      text: 'One license for the whole EU, with a transition period up to July 1, 2026.',
      points: ['MiCA', 'Euro stablecoins', 'Payments'],
    }),
    region('Asia Pacific', {
      adoption: 71,
      size: '$2.1T',
      text: 'From regulated hubs to markets where a phone is the only bank branch.',
      points: ['Mobile first', 'Trading hubs', 'Gaming'],
      highlight: true,
    }),
    region('Latin America', {
      adoption: 34,
      size: '$560B',
      text: 'Dollar stablecoins for wages and savings where the local currency is falling.',
      points: ['Dollar savings', 'Remittances', 'Freelance pay'],
    }),
    region('Middle East and Africa', {
      adoption: 28,
      size: '$390B',
      text: 'Licensing hubs in the Gulf and peer-to-peer markets from Lagos to Nairobi.',
      points: ['Licensing hubs', 'Peer to peer', 'Cross-border trade'],
    }),
  ],
  source: 'Chainlantern Research, Geography Report, October 2025. October 2024 to September 2025',
})

export const spotlights = section('profiles', {
  anchor: 'spotlights',
  eyebrow: 'Country spotlights',
  title: 'Four countries in detail',
  text: 'The badge rates the risk of dealing with a counterparty there, not the country. Market cap is the value of the crypto assets that owners there held on September 30, 2025.',
  look: 'countries',
  profiles: [
    country('United States', {
      code: 'US',
      adoption: 74,
      size: '$1.2T',
      text: 'The largest share of regulated volume. Most risk comes with transfers from abroad.',
      points: [
        'Spot funds hold more than 6% of all bitcoin',
        'OFAC designations routinely name crypto addresses',
        'Federal stablecoin law (GENIUS Act) signed in July 2025; money transmitters still licensed state by state',
      ],
      risk: 'Low',
    }),
    country('China', {
      code: 'CN',
      adoption: 41,
      size: '$310B',
      text: 'Trading is banned but continues over the counter and in stablecoins. Exposure is hard to see and often large.',
      points: [
        'Brokers settle between accounts abroad',
        'Mining pools returned under other names',
        'No registered counterparty to ask',
      ],
      risk: 'High',
    }),
    country('India', {
      code: 'IN',
      adoption: 69,
      size: '$185B',
      text: 'Millions of small savers, taxed on every sale, who use both registered and foreign exchanges.',
      points: [
        '1% tax deducted at source on transfers',
        'Exchanges register with the financial intelligence unit',
        'A third of volume still goes offshore',
      ],
      risk: 'Medium',
    }),
    country('United Kingdom', {
      code: 'GB',
      adoption: 58,
      size: '$240B',
      text: 'A registered market under its own promotions regime, with courts that have ordered stolen crypto frozen and returned.',
      points: [
        'Financial promotions rules since October 2023',
        'Wallet freezing orders for police since April 2024',
        'Some banks cap transfers to exchanges',
      ],
      risk: 'Low',
    }),
  ],
  source: 'Chainlantern Research, Geography Report, October 2025, chapter 4',
})

import { coverageRegion } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** Which regimes the rule sets follow, region by region. */
export const regulatoryCoverage = section('cardGrid', {
  anchor: 'coverage',
  eyebrow: 'Regulatory coverage',
  title: 'Regulations we cover, by region',
  text: 'Start from the rule set for your regulator and adapt it to your own risk assessment. Our regulatory team reviews this register every month; your copy keeps the version that you approved.',
  look: 'register',
  cards: [
    coverageRegion(
      'United States',
      [
        'FinCEN / BSA',
        '31 CFR 1022 (MSB)',
        'Travel Rule, 31 CFR 1010.410',
        'OFAC SDN and 50% rule',
        '314(b) sharing',
        'NYDFS Part 200 and 504',
      ],
      'SAR and CTR narratives in FinCEN’s field order, SDN addresses and what designated persons control, and model validation records for a Part 504 certification.',
    ),
    coverageRegion(
      'European Union',
      [
        'MiCA',
        'TFR (EU) 2023/1113',
        'AMLD6',
        'AMLR (EU) 2024/1624',
        'EBA Travel Rule guidelines',
        'EU sanctions regulations',
        'DORA',
      ],
      'Counterparty checks and ownership proof for self-hosted wallets above EUR 1,000, market-abuse surveillance for venues, goAML exports for the FIUs that take them.',
    ),
    coverageRegion(
      'United Kingdom',
      [
        'FCA registration',
        'MLRs 2017, Part 7A',
        'JMLSG Sector 22',
        'POCA 2002 / SAR Portal',
        'OFSI consolidated list',
        'Financial promotions regime',
      ],
      'Travel Rule data with each transfer and a risk-based request where the other side is a self-hosted wallet, DAML requests drafted with the chain of transfers, and OFSI’s reporting of frozen assets.',
    ),
    coverageRegion(
      'Asia-Pacific',
      [
        'MAS PSN02 (Singapore)',
        'HKMA and SFC VATP guidelines (Hong Kong)',
        'JFSA / PSA and JVCEA (Japan)',
        'AUSTRAC AML/CTF Act (Australia)',
        'FIU-IND (India)',
        'KoFIU Special Act (Korea)',
      ],
      'Licensing regimes that differ by city and agree on the Travel Rule: thresholds, retention and report formats are set per entity, so that one group can hold six licenses.',
    ),
    coverageRegion(
      'Canada',
      [
        'PCMLTFA',
        'FINTRAC: STR, LVCTR, EFTR',
        'Travel Rule, PCMLTFR s. 124.1',
        'Special Economic Measures Act',
        'PIPEDA',
      ],
      'Large virtual currency transactions aggregated over FINTRAC’s 24 hours, STR drafts in English and French, and reports on listed-person property.',
    ),
    coverageRegion(
      'Global standards',
      [
        'FATF R.15 and R.16',
        'FATF VASP guidance and red flags',
        'UN Security Council lists',
        'Wolfsberg principles',
        'IVMS 101',
        'Basel SCO60',
      ],
      'The standards behind the national rules. Typologies are mapped to FATF’s red-flag indicators, so each rule can be traced to the paragraph that requires it.',
    ),
  ],
})

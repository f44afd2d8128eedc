import { registerCard } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

export const regulatoryCoverage = section('cardGrid', {
  anchor: 'coverage',
  eyebrow: 'Regulatory coverage',
  title: 'Regulations we cover, by region',
  text: 'Start from the rule set for your regulator and adapt it to your own risk assessment. Our regulatory desk reviews the sets every month; your copy stays at the version you approved.',
  look: 'register',
  cards: [
    registerCard(
      'United States',
      [
        'FinCEN / BSA',
        'Travel Rule, 31 CFR 1010.410(e)-(f)',
        'OFAC SDN List and 50 Percent Rule',
        'NYDFS Part 504',
        'GENIUS Act (Public Law 119-27)',
      ],
      'SAR drafts in FinCEN’s format. Counterparty checks for the Travel Rule. SDN addresses, and entities of which blocked persons own 50 percent or more in aggregate. Model validation records for a Part 504 certification. Screening of holders for payment stablecoin issuers, for whom the GENIUS Act takes effect no later than January 18, 2027.',
    ),
    registerCard(
      'European Union',
      [
        'MiCA (EU) 2023/1114',
        'TFR (EU) 2023/1113',
        'AMLD6 (EU) 2024/1640',
        'AMLR (EU) 2024/1624, from July 10, 2027',
        'EU sanctions regulations',
      ],
      'Travel Rule checks on every transfer, since the TFR sets no minimum, and the ownership check for self-hosted wallets above EUR 1,000. Market abuse surveillance under Title VI of MiCA; the regulation’s last transitional periods ended on July 1, 2026. Listed persons, and what they own or control. Case records as the AML acts require them, and goAML exports for the FIUs that accept them.',
    ),
    registerCard(
      'United Kingdom',
      [
        'FCA registration',
        'MLRs 2017, Part 7A',
        'POCA 2002 / SAR Portal',
        'UK Sanctions List',
        'FSMA regime for crypto firms, from October 25, 2027',
      ],
      'Counterparty checks for the Travel Rule, with a risk-based request for information when the counterparty is a self-hosted wallet, DAML requests drafted with the chain of transfers, and figures for OFSI’s frozen asset reporting.',
    ),
    registerCard(
      'Asia-Pacific',
      [
        'MAS PSN02 (Singapore)',
        'SFC VATP guidelines; HKMA, Stablecoins Ordinance (Hong Kong)',
        'JFSA / PSA and JVCEA (Japan)',
        'AUSTRAC AML/CTF Act (Australia)',
        'FIU-IND (India)',
        'KoFIU, Specified Financial Information Act (South Korea)',
      ],
      'Six jurisdictions, each with its own version of the Travel Rule. Australia’s has applied to newly covered virtual asset services, too, since July 1, 2026. You set thresholds, retention and report formats for each legal entity in your group.',
    ),
    registerCard(
      'Canada',
      ['PCMLTFA', 'FINTRAC: STR, LVCTR, EFTR', 'Travel Rule, PCMLTFR s. 124.1'],
      'Counterparty checks for the Travel Rule. Receipts of CAD 10,000 or more in virtual currency, aggregated under FINTRAC’s 24-hour rule, STR drafts in English and French, and Listed Person or Entity Property Reports.',
    ),
    registerCard(
      'Global standards',
      [
        'FATF R.15 and R.16',
        'FATF VASP guidance and red flags',
        'UN Security Council lists',
        'IVMS 101',
      ],
      'The standards behind the national rules. Our typologies are mapped to FATF’s red flag indicators of September 2020. An indicator is a reason to look closer, not proof and not a duty to report.',
    ),
  ],
})

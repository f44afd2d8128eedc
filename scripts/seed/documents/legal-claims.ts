import type { LegalClaim } from '../../../web/src/content/types.gen.ts'
import { keyFrom } from '../builders/key.ts'

/** The date of the last review; `dateSeed` moves it. */
const reviewedOn = '2026-10-31'

const cfr = (section: string) => `https://www.ecfr.gov/current/title-31/section-${section}`
const eli = (act: string) => `https://eur-lex.europa.eu/eli/${act}/oj`

/** Citations with links to the official texts. */
const SOURCES = {
  bankSar: ['31 CFR 1020.320, suspicious activity reports of banks', cfr('1020.320')],
  msbSar: [
    '31 CFR 1022.320, suspicious activity reports of money services businesses',
    cfr('1022.320'),
  ],
  usTravelRule: ['31 CFR 1010.410(e)-(f), records and the Travel Rule', cfr('1010.410')],
  recordsKept: ['31 CFR 501.601, retention of records', cfr('501.601')],
  blockedReports: ['31 CFR 501.603, reports on blocked property', cfr('501.603')],
  fiftyPercent: [
    'OFAC, frequently asked question 398, on the 50 Percent Rule',
    'https://ofac.treasury.gov/faqs/398',
  ],
  ofacGuidance: [
    'OFAC, Sanctions Compliance Guidance for the Virtual Currency Industry, October 2021',
    'https://ofac.treasury.gov/media/913571/download',
  ],
  ransomwarePayments: [
    'OFAC, Updated Advisory on Potential Sanctions Risks for Facilitating Ransomware Payments, September 21, 2021',
    'https://ofac.treasury.gov/media/912981/download',
  ],
  listedAddresses: [
    'OFAC, frequently asked question 562, on digital currency addresses',
    'https://ofac.treasury.gov/faqs/562',
  ],
  ofacLists: ['OFAC, Sanctions List Service', 'https://ofac.treasury.gov/sanctions-list-service'],
  genius: [
    'GENIUS Act, Public Law 119-27',
    'https://www.congress.gov/119/plaws/publ27/PLAW-119publ27.pdf',
  ],
  fairCredit: [
    'Fair Credit Reporting Act, 15 U.S.C. 1681a',
    'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681a&num=0&edition=prelim',
  ],
  ccpa: [
    'California Consumer Privacy Act, California Civil Code, sections 1798.100 and following',
    'https://leginfo.legislature.ca.gov/faces/codes_displayText.xhtml?division=3.&part=4.&lawCode=CIV&title=1.81.5',
  ],
  gpc: [
    'California Department of Justice, on the CCPA and Global Privacy Control',
    'https://oag.ca.gov/privacy/ccpa',
  ],
  mica: ['Regulation (EU) 2023/1114 on markets in crypto-assets (MiCA)', eli('reg/2023/1114')],
  micaAbuse: [
    'Regulation (EU) 2023/1114 (MiCA), Title VI, Articles 86 to 92',
    eli('reg/2023/1114'),
  ],
  micaDates: ['Regulation (EU) 2023/1114 (MiCA), Articles 143 and 149', eli('reg/2023/1114')],
  micaRedemption: ['Regulation (EU) 2023/1114 (MiCA), Article 49', eli('reg/2023/1114')],
  micaScope: ['Regulation (EU) 2023/1114 (MiCA), recital 22', eli('reg/2023/1114')],
  transfers: [
    'Regulation (EU) 2023/1113 on information accompanying transfers',
    eli('reg/2023/1113'),
  ],
  ebaTravelRule: [
    'European Banking Authority, Travel Rule Guidelines (EBA/GL/2024/11), section 4.8',
    'https://www.eba.europa.eu/sites/default/files/2024-07/6de6e9b9-0ed9-49cd-985d-c0834b5b4356/Travel%20Rule%20Guidelines.pdf',
  ],
  selfHosted: ['Regulation (EU) 2023/1113, Articles 14(5) and 16(2)', eli('reg/2023/1113')],
  part504: [
    '3 NYCRR Part 504, transaction monitoring and filtering programs',
    'https://www.dfs.ny.gov/industry_guidance/transaction_monitoring',
  ],
  dora: [
    'Regulation (EU) 2022/2554 on digital operational resilience (DORA)',
    eli('reg/2022/2554'),
  ],
  amlr: ['Regulation (EU) 2024/1624 against money laundering (AMLR)', eli('reg/2024/1624')],
  amlDirective: ['Directive (EU) 2024/1640 against money laundering', eli('dir/2024/1640')],
  gdpr: ['Regulation (EU) 2016/679 (GDPR)', eli('reg/2016/679')],
  gdprBases: ['Regulation (EU) 2016/679 (GDPR), Articles 6, 9 and 10', eli('reg/2016/679')],
  gdprInformation: ['Regulation (EU) 2016/679 (GDPR), Articles 13 and 14', eli('reg/2016/679')],
  gdprRights: ['Regulation (EU) 2016/679 (GDPR), Articles 12 to 22', eli('reg/2016/679')],
  gdprBreaches: ['Regulation (EU) 2016/679 (GDPR), Articles 33 and 34', eli('reg/2016/679')],
  gdprRepresentative: ['Regulation (EU) 2016/679 (GDPR), Articles 3 and 27', eli('reg/2016/679')],
  gdprTransfers: ['Regulation (EU) 2016/679 (GDPR), Articles 44 to 49', eli('reg/2016/679')],
  gdprProcessors: [
    'Regulation (EU) 2016/679 (GDPR), Articles 28 and 33(2), on processors',
    eli('reg/2016/679'),
  ],
  euCookies: [
    'Directive 2002/58/EC on privacy in electronic communications, Article 5(3)',
    eli('dir/2002/58'),
  ],
  withdrawal: ['Directive 2011/83/EU on consumer rights, Article 9', eli('dir/2011/83')],
  mlr: [
    'UK Money Laundering Regulations 2017 (S.I. 2017/692)',
    'https://www.legislation.gov.uk/uksi/2017/692',
  ],
  ukTravelRule: [
    'UK Money Laundering Regulations 2017 (S.I. 2017/692), Part 7A',
    'https://www.legislation.gov.uk/uksi/2017/692/part/7A',
  ],
  ukRegime: [
    'UK Financial Services and Markets Act 2000 (Cryptoassets) Regulations 2026 (S.I. 2026/102)',
    'https://www.legislation.gov.uk/uksi/2026/102',
  ],
  poca: [
    'UK Proceeds of Crime Act 2002, Part 7',
    'https://www.legislation.gov.uk/ukpga/2002/29/part/7',
  ],
  pocaWallets: [
    'UK Proceeds of Crime Act 2002, Part 5, Chapters 3C to 3F, on cryptoassets',
    'https://www.legislation.gov.uk/ukpga/2002/29/part/5',
  ],
  ukPromotions: [
    'UK Financial Services and Markets Act 2000 (Financial Promotion) (Amendment) Order 2023 (S.I. 2023/612)',
    'https://www.legislation.gov.uk/uksi/2023/612',
  ],
  ukSanctions: [
    'UK Sanctions List, Foreign, Commonwealth and Development Office',
    'https://www.gov.uk/government/publications/the-uk-sanctions-list',
  ],
  ukGdpr: [
    'UK GDPR (Regulation (EU) 2016/679 as retained)',
    'https://www.legislation.gov.uk/eur/2016/679',
  ],
  ukCookies: [
    'UK Privacy and Electronic Communications Regulations 2003 (S.I. 2003/2426)',
    'https://www.legislation.gov.uk/uksi/2003/2426',
  ],
  ukWithdrawal: [
    'UK Consumer Contracts Regulations 2013 (S.I. 2013/3134)',
    'https://www.legislation.gov.uk/uksi/2013/3134',
  ],
  pcmltfa: [
    'Canada, Proceeds of Crime (Money Laundering) and Terrorist Financing Act, S.C. 2000, c. 17',
    'https://laws-lois.justice.gc.ca/eng/acts/P-24.501/',
  ],
  pcmltfr: [
    'Canada, Proceeds of Crime (Money Laundering) and Terrorist Financing Regulations, SOR/2002-184',
    'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-184/',
  ],
  pipeda: [
    'Canada, Personal Information Protection and Electronic Documents Act, S.C. 2000, c. 5',
    'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/',
  ],
  singapore: ['Singapore, Payment Services Act 2019', 'https://sso.agc.gov.sg/Act/PSA2019'],
  hongKong: [
    'Hong Kong, Stablecoins Ordinance (Cap. 656)',
    'https://www.elegislation.gov.hk/hk/cap656',
  ],
  australia: [
    'Australia, Anti-Money Laundering and Counter-Terrorism Financing Act 2006',
    'https://www.legislation.gov.au/C2006A00169/latest/text',
  ],
  gratkowski: [
    'United States v. Gratkowski, 964 F.3d 307 (5th Cir. 2020)',
    'https://www.ca5.uscourts.gov/opinions/pub/19/19-50492-CR0.pdf',
  ],
  sterlingov: [
    'United States v. Sterlingov, No. 21-cr-399 (D.D.C. February 29, 2024)',
    'https://www.govinfo.gov/app/details/USCOURTS-dcd-1_21-cr-00399',
  ],
  aaPersonsUnknown: [
    'AA v Persons Unknown [2019] EWHC 3556 (Comm)',
    'https://caselaw.nationalarchives.gov.uk/ewhc/comm/2019/3556',
  ],
  bitflyer: [
    'LMN v Bitflyer Holdings [2022] EWHC 2954 (Comm)',
    'https://caselaw.nationalarchives.gov.uk/ewhc/comm/2022/2954',
  ],
  clmCln: ['CLM v CLN [2022] SGHC 46', 'https://www.elitigation.sg/gd/s/2022_SGHC_46'],
  tetherTraced: [
    'D’Aloia v Persons Unknown [2024] EWHC 2342 (Ch)',
    'https://caselaw.nationalarchives.gov.uk/ewhc/ch/2024/2342',
  ],
  lgpd: [
    'Brazil, Law No. 13,709 of 2018 (LGPD)',
    'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm',
  ],
  fatf: [
    'FATF Recommendations 15 and 16',
    'https://www.fatf-gafi.org/en/publications/Fatfrecommendations/Fatf-recommendations.html',
  ],
  redFlags: [
    'FATF, Virtual Assets: Red Flag Indicators, September 2020',
    'https://www.fatf-gafi.org/en/publications/Methodsandtrends/Virtual-assets-red-flag-indicators.html',
  ],
  fatfGuidance: [
    'FATF, Updated Guidance for a Risk-Based Approach to Virtual Assets and VASPs, October 2021',
    'https://www.fatf-gafi.org/en/publications/Fatfrecommendations/Guidance-rba-virtual-assets-2021.html',
  ],
} as const satisfies Record<string, readonly [source: string, url: string]>

type Claim = readonly [source: keyof typeof SOURCES, claim: string]

const SAR_SECRECY: readonly Claim[] = [
  ['bankSar', 'Banks may not disclose a suspicious activity report, or that one exists.'],
  ['msbSar', 'Nor may money services businesses, which include exchanges.'],
]
const SELF_HOSTED: Claim = [
  'selfHosted',
  'For transfers over EUR 1,000 to or from a self-hosted address, the provider assesses whether its customer owns or controls it.',
]
const MARKET_ABUSE: Claim = [
  'micaAbuse',
  'Those who professionally arrange or execute transactions must be able to prevent and detect market abuse, and must report suspicions without delay.',
]
const TRAVEL_RULE: readonly Claim[] = [
  ['fatf', 'Recommendations 15 and 16 extend the Travel Rule to virtual assets.'],
  ['transfers', 'The Travel Rule of the European Union has no minimum amount.'],
  ['usTravelRule', 'The Travel Rule of the United States applies from $3,000.'],
  ['ukTravelRule', 'The Travel Rule of the United Kingdom has applied since September 1, 2023.'],
]
const OWNERSHIP: Claim = [
  'fiftyPercent',
  'The 50 Percent Rule concerns ownership of 50 percent or more in aggregate, not control.',
]
const BLOCKED_REPORTS: Claim = [
  'blockedReports',
  'Blocked property is reported to OFAC within 10 business days.',
]
const GENIUS: Claim = [
  'genius',
  'The act, signed July 18, 2025, takes effect by January 18, 2027; issuers must be able to block, freeze and reject transfers.',
]
const AMLR: Claim = ['amlr', 'The regulation applies from July 10, 2027.']

/** Legal claims of pages, by path, each with the source of its last review. */
const CLAIMS: Readonly<Record<string, readonly Claim[]>> = {
  '/solutions/compliance': [
    ['msbSar', 'Money services businesses report suspicious activity.'],
    OWNERSHIP,
    GENIUS,
    ...TRAVEL_RULE,
    SELF_HOSTED,
    ['micaDates', 'The last transitional periods ended on July 1, 2026.'],
    MARKET_ABUSE,
    AMLR,
    ['amlDirective', 'The directive of 2024 replaces Directive (EU) 2015/849 from July 10, 2027.'],
    ['part504', 'Regulated institutions certify every year that their programs comply.'],
    ['poca', 'Suspicions are reported, and consent is requested, under Part 7.'],
    ['ukTravelRule', 'Whether to ask for information on a self-hosted wallet is a matter of risk.'],
    ['ukSanctions', 'It has been the only list of UK sanctions since January 28, 2026.'],
    ['ukRegime', 'The regime for cryptoasset firms starts on October 25, 2027.'],
    ['pcmltfa', 'The act covers dealers in virtual currency.'],
    [
      'pcmltfr',
      'Receipts of CAD 10,000 or more in virtual currency are reported, with those within 24 hours added up.',
    ],
    ['pcmltfr', 'Section 124.1 is the Travel Rule for transfers of virtual currency.'],
    ['singapore', 'Digital payment token services require a license.'],
    [
      'hongKong',
      'Issuers of fiat-referenced stablecoins have required a license since August 1, 2025.',
    ],
    [
      'australia',
      'The reforms for virtual asset services started on March 31, 2026; for newly covered services the Travel Rule applies from July 1, 2026.',
    ],
    ['redFlags', 'An indicator helps to identify suspicious activity; it is not a duty to report.'],
    ['fatfGuidance', 'The guidance explains how the Recommendations apply to virtual assets.'],
  ],
  '/solutions/crypto-businesses': TRAVEL_RULE,
  '/solutions/executives': SAR_SECRECY,
  '/products/kyt': [
    ['bankSar', 'Banks report suspicious activity.'],
    ['msbSar', 'Money services businesses report suspicious activity.'],
    ...TRAVEL_RULE,
    SELF_HOSTED,
  ],
  '/products/chainlantern-screening': [
    OWNERSHIP,
    ['ofacLists', 'The lists contain blockchain addresses of designated persons.'],
  ],
  '/products/market-intelligence': [MARKET_ABUSE],
  '/resources/geography-report': [
    ['genius', 'The federal act on payment stablecoins was signed on July 18, 2025.'],
    ['micaDates', 'Transitional periods last until July 1, 2026 at the latest.'],
    ['ukPromotions', 'Rules on promotions of cryptoassets have applied since October 8, 2023.'],
    [
      'pocaWallets',
      'Courts have been able to make crypto wallet freezing orders since April 2024.',
    ],
  ],
  '/resources/for-police': [
    [
      'gratkowski',
      'There is no reasonable expectation of privacy in information on the Bitcoin blockchain, nor in an exchange’s records of transactions.',
    ],
    [
      'sterlingov',
      'Testimony based on Chainalysis Reactor was admitted after Daubert hearings, although no error rate had been established.',
    ],
    [
      'aaPersonsUnknown',
      'Bitcoin is property, and can be the subject of an interim proprietary injunction.',
    ],
    [
      'bitflyer',
      'Exchanges abroad were ordered to disclose information about accounts, on a good arguable case.',
    ],
    [
      'clmCln',
      'Stolen cryptocurrency can be the subject of an interim proprietary injunction against persons unknown, and exchanges were ordered to disclose information.',
    ],
    [
      'tetherTraced',
      'Tether is property and can in principle be traced; the claim failed because the tracing evidence was unreliable.',
    ],
  ],
  '/resources/documentation/compliance-setup': [
    ['ofacGuidance', 'A sanctions compliance program follows the risk.'],
  ],
  '/resources/support-center/share-a-case': SAR_SECRECY,
  '/resources/webinars-events/mica-market-abuse': [MARKET_ABUSE],
  '/resources/blog/mica-ten-months-in': [
    [
      'micaDates',
      'Title V has applied since December 30, 2024; existing providers may continue until authorization is granted or refused, and until July 1, 2026 at the latest.',
    ],
    MARKET_ABUSE,
    [
      'micaScope',
      'Services that are provided in a fully decentralized manner are outside the regulation.',
    ],
    ['dora', 'Financial entities manage the risk that their technology providers fail.'],
  ],
  '/resources/blog/travel-rule-unhosted-wallets': [
    SELF_HOSTED,
    [
      'ebaTravelRule',
      'The guidelines list methods of verification above EUR 1,000, to be combined where one is not reliable enough.',
    ],
    ['ukTravelRule', 'Whether to ask for information on a self-hosted wallet is a matter of risk.'],
  ],
  '/resources/blog/the-sar-narrative-someone-can-use': SAR_SECRECY,
  '/resources/blog/a-designation-hour-by-hour': [
    ['ofacLists', 'Designations can contain blockchain addresses.'],
    OWNERSHIP,
    BLOCKED_REPORTS,
    ['recordsKept', 'Records are kept for ten years, since March 2025.'],
  ],
  '/resources/blog/how-many-hops-is-exposure': [
    ['ofacGuidance', 'The guidance speaks of risk-based screening and names no number of hops.'],
  ],
  '/resources/blog/stablecoin-freezes-counted': [
    [
      'genius',
      'The act, signed July 18, 2025, takes effect by January 18, 2027; permitted issuers must be able to carry out lawful orders, such as to freeze.',
    ],
  ],
  '/company/news/designations-and-stablecoin-issuers': [
    ['listedAddresses', 'The addresses on the list are not likely to be exhaustive.'],
    ['ofacGuidance', 'Dealing in blocked property is prohibited, virtual currency included.'],
    BLOCKED_REPORTS,
    GENIUS,
  ],
  '/company/news/fewer-ransoms-larger-ones': [
    ['ransomwarePayments', 'Paying a listed person can violate sanctions, even for a victim.'],
  ],
  '/company/news/our-answer-on-stablecoin-redemption': [
    ['micaRedemption', 'Holders of e-money tokens may redeem them at any time, at par.'],
  ],
  '/company/news/veridane-travel-rule-partnership': [
    ['transfers', 'Data on originator and beneficiary go to the provider of the counterparty.'],
    ['gdpr', 'Disclosing personal data to the wrong recipient can be a personal data breach.'],
    SELF_HOSTED,
  ],
  '/company/trust': [
    [
      'gdprProcessors',
      'A processor works under a contract, tells its customer of changes of subprocessors, to which the customer may object, and reports a breach to it without undue delay.',
    ],
    ['gdprTransfers', 'Transfers can rest on the European Commission’s standard clauses.'],
  ],
  '/legal/privacy-policy': [
    ['gdprBases', 'Each purpose has a legal basis; that of attribution is legitimate interests.'],
    [
      'gdprRepresentative',
      'A controller with no establishment in the Union has a representative there.',
    ],
    [
      'gdprInformation',
      'Individuals are informed of purposes, bases, recipients, periods and rights, also where the data comes from others.',
    ],
    ['gdprRights', 'The rights of individuals, and a response within a month.'],
    ['gdprTransfers', 'Transfers rest on adequacy decisions or standard contractual clauses.'],
    [
      'gdprBreaches',
      'The authority is notified within 72 hours; individuals if their risk is high.',
    ],
    ['ukGdpr', 'The London office is an establishment in the United Kingdom.'],
    ['ccpa', 'The rights of California residents, and what selling and sharing mean.'],
    ['pipeda', 'Complaints go to the Privacy Commissioner of Canada.'],
    ['lgpd', 'Complaints go to the ANPD.'],
  ],
  '/legal/terms-of-service': [
    ['fairCredit', 'Attributions and risk scores are not consumer reports.'],
    ['withdrawal', 'Consumers in the European Union may withdraw within 14 days.'],
    ['ukWithdrawal', 'Consumers in the United Kingdom may cancel within 14 days.'],
    [
      'fiftyPercent',
      'The 50 Percent Rule concerns ownership; the contract adds control, which the sanctions of the EU and the UK consider, too.',
    ],
  ],
  '/legal/cookie-policy': [
    ['euCookies', 'Storage that is not strictly necessary requires consent.'],
    ['ukCookies', 'The same rule in the United Kingdom.'],
    ['gpc', 'Global Privacy Control is an opt-out under California law.'],
  ],
  '/legal/compliance': [
    AMLR,
    ['amlDirective', 'The directive of 2024 replaces Directive (EU) 2015/849 from July 10, 2027.'],
    ['mlr', 'The rules of the United Kingdom against money laundering.'],
    OWNERSHIP,
    ...TRAVEL_RULE,
    ['mica', 'Crypto-asset service providers have duties of governance and record keeping.'],
    MARKET_ABUSE,
    ['gdprBases', 'Attribution rests on legitimate interests, Article 6(1)(f).'],
    ['gdprBreaches', 'The authority is notified within 72 hours.'],
    ['ccpa', 'The rights of California residents.'],
    ['pipeda', 'Breaches with a real risk of significant harm are reported.'],
    ['lgpd', 'The rights of people in Brazil.'],
  ],
}

const toClaim = ([name, claim]: Claim): LegalClaim & { _key: string } => {
  const [source, url] = SOURCES[name]
  return { _key: keyFrom(name, claim), _type: 'legalClaim', claim, source, url, reviewedOn }
}

export const legalClaims = new Map(
  Object.entries(CLAIMS).map(([path, claims]) => [path, claims.map(toClaim)] as const),
)

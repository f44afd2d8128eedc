import { author } from '../../builders/article.ts'

/** Invented people. */
export const authors = [
  author(50, 'noor-el-sayed', {
    name: 'Noor El-Sayed',
    role: 'Lead Investigator',
    specialty: 'Cross-chain tracing',
    biography:
      'Traces live thefts with the customers who were hit. Before that, nine years in a national cybercrime unit.',
  }),
  author(51, 'declan-fairweather', {
    name: 'Declan Fairweather',
    role: 'Senior Tracing Analyst',
    specialty: 'Clustering and change outputs',
    biography: 'Works on UTXO chains and measures where heuristics are wrong.',
  }),
  author(52, 'mirembe-okello', {
    name: 'Mirembe Okello',
    role: 'Sanctions Research Analyst',
    specialty: 'Designations and exposure',
    biography:
      'Reads every designation on the day it is published and writes about what it changes.',
  }),
  author(53, 'kenji-arakawa', {
    name: 'Kenji Arakawa',
    role: 'Protocol Researcher',
    specialty: 'Exploits, bridges and contracts',
    biography: 'Analyzes contracts. Has worked on the response to 31 exploits.',
  }),
  author(54, 'sunniva-halvorsen', {
    name: 'Sunniva Halvorsen',
    role: 'AML Advisor',
    specialty: 'Monitoring, SARs and examinations',
    biography:
      'Ran the financial intelligence desk of a payments company for six years. Has been through four examinations.',
  }),
  author(55, 'rui-bettencourt', {
    name: 'Rui Bettencourt',
    role: 'Market Data Lead',
    specialty: 'Flows, venues and stablecoins',
    biography: 'Builds the data series behind our reports.',
  }),
  author(56, 'adaeze-umeh', {
    name: 'Adaeze Umeh',
    role: 'Forensic Training Lead',
    specialty: 'Expert evidence',
    biography:
      'Has testified about traces in fourteen trials, and teaches others to do it without overstating.',
  }),
  author(57, 'hamish-tregear', {
    name: 'Hamish Tregear',
    role: 'Regulatory Counsel',
    specialty: 'MiCA and the Travel Rule',
    biography: 'A solicitor who specializes in EU technical standards.',
  }),
  author(58, 'joanna-prentice', {
    name: 'Joanna Prentice',
    role: 'Communications Editor',
    specialty: 'Press and announcements',
    biography: 'Answers the press line and edits our announcements.',
  }),
]

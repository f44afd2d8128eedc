import { boardDecision, boardIndicator } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** The page's own picture: the sheet that a board would get. */
export const sampleBrief = section('boardBrief', {
  anchor: 'brief',
  eyebrow: 'Executive dashboard',
  title: 'Your quarter on one page',
  text: 'Four indicators against their limits, what has changed and what the board has to decide. The brief arrives five business days before the risk committee meets, every number links to the transfers behind it, and the summary is written by an analyst you can call.',
  organization: 'Halvorsen Pryce Bank · Board Risk Committee',
  period: 'Quarter to September 30, 2025',
  verdict:
    'Crypto-linked flows grew by a fifth and stayed within their limit. High-risk exposure went over its limit: one exchange client accounts for most of it, and its license is under review.',
  indicators: [
    boardIndicator({
      label: 'Crypto-linked flows',
      value: '$386M',
      before: '$321M',
      limit: '$500M',
      standing: 'within',
    }),
    boardIndicator({
      label: 'High-risk exposure',
      value: '0.84%',
      before: '0.52%',
      limit: '0.75%',
      standing: 'outside',
    }),
    boardIndicator({
      label: 'Median time to decision',
      value: '5.1 h',
      before: '7.4 h',
      limit: '8 h',
      standing: 'within',
    }),
    boardIndicator({
      label: 'Alerts closed without action',
      value: '58%',
      before: '78%',
      limit: '60%',
      standing: 'watch',
    }),
    boardIndicator({
      label: 'Assets covered by controls',
      value: '98.2%',
      before: '96.9%',
      limit: '97%',
      standing: 'within',
    }),
  ],
  changes: [
    'Client 7, an exchange, took in $2.1M from a service designated on August 14. All of it was reported within the day; the relationship continues under a cap.',
    'Two stablecoins were added to what treasury may accept. Both issuers publish how often they freeze and on whose request.',
    'The rule for mixers was tightened in July. It raises 40 more alerts a month, and analysts confirm nine in ten.',
  ],
  decisions: [
    boardDecision(
      'Keep Client 7 until its regulator decides?',
      'Proposed: yes, capped at $5M a month, with an exit plan that takes 30 days.',
    ),
    boardDecision(
      'Raise the limit for high-risk exposure?',
      'Proposed: no. The breach has a single cause and will end by a set date.',
    ),
  ],
  note: 'This is a sample with invented data: the bank, its clients and its figures do not exist. The format is the one we deliver.',
})

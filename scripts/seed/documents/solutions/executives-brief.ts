import { boardDecision, boardIndicator } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

export const sampleBrief = section('boardBrief', {
  anchor: 'brief',
  eyebrow: 'Executive dashboard',
  title: 'Your quarter on one page',
  text: 'Five indicators against their limits, what has changed and what the board has to decide. The brief arrives five business days before the risk committee meets, every number links to the transfers behind it, and you can call the analyst who wrote the summary.',
  organization: 'Halvorsen Pryce Bank · Board Risk Committee',
  period: 'Invented sample · third quarter of 2026',
  verdict:
    'Crypto-linked flows grew by a fifth and stayed within their limit. High-risk exposure went over its limit. One exchange client accounts for most of it, and that client’s license is under review.',
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
      limit: '97% or more',
      standing: 'within',
    }),
  ],
  changes: [
    'Client 7, an exchange, had taken in $2.1M from a service that was sanctioned on August 14. We found the exposure the same day, and the relationship continues under a cap.',
    'Two stablecoins were added to what treasury may accept. Both issuers publish how often they freeze and on whose request.',
    'The mixer rule was tightened in July. It raises 40 more alerts a month, and analysts confirm six in ten of them.',
  ],
  decisions: [
    boardDecision(
      'Keep Client 7 until its regulator decides?',
      'Proposed: yes, capped at $5M a month, with a 30-day exit plan.',
    ),
    boardDecision(
      'Raise the limit for high-risk exposure?',
      'Proposed: no. The breach has a single cause, and the cap on Client 7 removes it.',
    ),
  ],
  note: 'Illustrative sample. The bank, its clients and all figures are invented. The format is the one we deliver.',
})

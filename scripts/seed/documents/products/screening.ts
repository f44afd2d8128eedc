import { primary, quiet, secondary } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, featureRow } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandSlug } from '../brand.ts'
import { alerts, controlCenter } from './screening-control-center.ts'
import { integration, performance } from './screening-integration.ts'
import { plans } from './screening-plans.ts'

const hero = section('hero', {
  look: 'wide',
  title: 'Check the payment before you sign it',
  text: 'Make one call before you credit a deposit or sign a withdrawal. Screening checks {{watchlists}} watchlists, among them OFAC, UN, EU and PEP lists, weighs direct and indirect exposure and applies your rules.',
  actions: [
    primary('Start Free Trial', to.route('/signup')),
    secondary('Schedule Demo', to.dialog('personal-demo')),
  ],
  figures: [
    registered('responseTime'),
    registered('watchlists', { note: 'OFAC, UN, EU, PEP' }),
    registered('screeningUptime'),
  ],
  picture: 'risk-score',
})

const features = section('cardGrid', {
  anchor: 'features',
  eyebrow: 'Advanced features',
  title: 'Features for regulated firms',
  look: 'bordered',
  columns: 3,
  cards: [
    card(
      'Sanctions and owners',
      'Listed addresses, their clusters, and services of which listed persons own 50 percent or more in aggregate.',
      {
        icon: 'landmark',
      },
    ),
    card(
      'Indirect exposure',
      'Share, amount and hops by category, up to the service that pools it, on {{networks}} traced networks.',
      {
        icon: 'network',
        action: quiet('See coverage', to.document('/resources/coverage')),
      },
    ),
    card(
      'Your rules',
      'Thresholds by asset, tier and jurisdiction, with a replay before they go live.',
      {
        icon: 'scale',
      },
    ),
    card(
      'Rescreening',
      'Past results are rechecked every day, and you hear only of those that changed.',
      {
        icon: 'clock',
      },
    ),
    card(
      'Batch',
      'Up to {{batchSize}} addresses in a call, and a million overnight, for onboarding or an acquisition.',
      {
        icon: 'layers',
      },
    ),
    card(
      'Audit trail',
      'Request, response, rule, labels_version and decision, for as long as you have to keep them.',
      {
        icon: 'file-search',
      },
    ),
  ],
})

const scores = section('featureRows', {
  anchor: 'scores',
  look: 'margin',
  eyebrow: 'How to read a score',
  title: 'A score and the exposures behind it',
  rows: [
    featureRow(
      'How a score of 0-100 is made',
      'The worst exposure of an address sets the score, weighted by category, share, distance and age. A hop is one transfer from one owner to the next. You can change the bands.',
      {
        points: [
          '0–49, low or guarded: PASSED. No exposure above your thresholds',
          '50–74, medium: REVIEW. Indirect or small exposure',
          '75–100, high: BLOCKED. Direct or substantial exposure, or a match',
        ],
        picture: 'score-parts',
      },
    ),
  ],
})

export const screening = product({
  title: 'Screening',
  path: `/products/${brandSlug}-screening`,
  category: 'Address, transaction and sanctions screening',
  tagline: 'Block, review or pass in {{responseTime}}',
  summary:
    'Check addresses and transactions against {{watchlists}} watchlists and the exposures in our data, before you accept or sign.',
  icon: 'shield-check',
  orderRank: orderRank(7),
  sections: [
    hero,
    controlCenter,
    alerts,
    performance,
    integration,
    features,
    scores,
    plans,
    section('callToAction', {
      title: 'Screen your first address today',
      text: 'The trial runs on live data with your own rules.',
      look: 'paper',
      actions: [
        primary('Start Free Trial', to.route('/signup')),
        secondary('Schedule Demo', to.dialog('personal-demo')),
      ],
    }),
  ],
  seo: {
    title: 'Screening: crypto and sanctions checks',
    description:
      'Screen crypto addresses and transactions against {{watchlists}} watchlists in {{responseTime}} on average. Risk scores, your own rules, REST API, webhooks.',
  },
})

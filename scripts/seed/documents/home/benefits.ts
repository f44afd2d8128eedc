import { quiet } from '../../builders/action.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

/** The eight reasons of the home page's why-choose grid. */
export const homeBenefits = [
  card(
    'Attribution you can cite',
    '{{labeledAddresses}} labeled addresses, each with its evidence, such as a test purchase or a sanctions notice.',
    { icon: 'fingerprint' },
  ),
  card(
    'Chain of custody',
    'Every export is hashed and names its label version. Rerun the trace with it in two years, and you get the same graph.',
    { icon: 'file-search' },
  ),
  card(
    'Bridges and swaps in one graph',
    'A supported bridge or swap is one line on the graph, with the evidence for the match.',
    { icon: 'network', action: quiet('Networks covered', to.document('/resources/coverage')) },
  ),
  card(
    'History since 2009',
    'Our archive begins with the first Bitcoin block, so old cases can be traced, too.',
    { icon: 'clock' },
  ),
  card(
    'Scores with their reasons',
    'A risk score from 0 to 100 lists the exposures behind it, with category, amount and number of hops, so an analyst can check it.',
    { icon: 'scale' },
  ),
  card(
    'Answers in {{responseTime}}',
    'The average screening response, fast enough to check each withdrawal.',
    { icon: 'zap' },
  ),
  card(
    'Cloud or on-premises',
    'Use our cloud, with a SOC 2 Type II report renewed every year, or run the whole platform on-premises, where case data stays in your network.',
    { icon: 'server' },
  ),
  card(
    'Live in 2-4 weeks',
    'Setup covers your rules, your case system and training, all in the price.',
    { icon: 'graduation-cap' },
  ),
]

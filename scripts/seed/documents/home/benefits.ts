import { card } from '../../builders/section-items.ts'

/** The eight reasons of the home page's why-choose grid. */
export const homeBenefits = [
  card(
    'Attribution you can cite',
    '{{labeledAddresses}} labelled addresses, each with the evidence behind the label: a seized server, a test purchase, a published sanctions notice, a clustering heuristic.',
    { icon: 'fingerprint' },
  ),
  card(
    'Chain of custody',
    'Every export is hashed, timestamped and bound to the version of the data it was made from. Run it again in two years and get the same graph.',
    { icon: 'file-search' },
  ),
  card(
    'Bridges and swaps in one graph',
    'A bridge transfer is one line from deposit to payout, not two searches in two block explorers and a guess about which pair belongs together.',
    { icon: 'network' },
  ),
  card(
    'History since 2009',
    'Full nodes and our own archive, back to the first Bitcoin block. Old proceeds that wake up after ten years are still attributed.',
    { icon: 'clock' },
  ),
  card(
    'Scores that explain themselves',
    'A risk score from 0 to 100 lists the exposures that make it up: category, amount, hops. An analyst can disagree with it, and say why.',
    { icon: 'scale' },
  ),
  card(
    'Answers in {{responseTime}}',
    'The average screening response. Fast enough to sit in the signing path of a withdrawal rather than in tomorrow’s batch.',
    { icon: 'zap' },
  ),
  card(
    'Cloud or on-premises',
    'SOC 2 Type II in our cloud, or the whole platform inside your own network, where case data never leaves the building.',
    { icon: 'server' },
  ),
  card(
    'Working in 2-4 weeks',
    'Setup takes 2-4 weeks, including your rules, your case system and training for the people who will use it. Training is in the price.',
    { icon: 'graduation-cap' },
  ),
]

import { section } from '../../builders/section.ts'
import { card, featureRow } from '../../builders/section-items.ts'

export const wholePath = section('featureRows', {
  anchor: 'tracing',
  look: 'annotated',
  eyebrow: 'Tracing',
  title: 'Account for every branch',
  rows: [
    featureRow(
      'Observed, inferred or ruled out',
      'The graph accounts for the whole amount. Each hop opens to its evidence. Ruled-out branches stay in gray, with the reason.',
      {
        points: [
          'Deposits into the mixer are observed, and add up to what was passed on',
          'Withdrawals are ranked by amount, fee and time',
          'The line stays dashed until another source confirms it',
        ],
        picture: 'mixer-match',
      },
    ),
  ],
})

export const coldTrails = section('cardGrid', {
  anchor: 'cold-trails',
  title: 'How launderers hide a trail',
  text: 'Four common techniques, and what Reactor does about each.',
  look: 'bordered',
  columns: 2,
  cards: [
    card(
      'Peel chains',
      'A large sum is spent again and again: each time, a little goes to a cash-out address and the rest moves on as change.',
      {
        icon: 'layers',
        points: [
          'Change outputs recognized by script type and habit',
          'The whole chain folded into one line with its total and length',
          'Each peel listed, with the service that received it where we know it',
        ],
      },
    ),
    card(
      'Mixers and CoinJoins',
      'Equal outputs and fixed-denomination pools hide which deposit became which withdrawal. Reactor ranks candidate withdrawals by timing, amount, fee and address reuse.',
      {
        icon: 'share-2',
        points: [
          'CoinJoin transactions excluded from multi-input clustering',
          'Candidate withdrawals with a stated probability',
          'Wallet mistakes after the mixer, which often tie a withdrawal to its deposit',
        ],
      },
    ),
    card(
      'Bridges and chain-hops',
      'Funds enter a bridge on one network and leave it on another as a different asset. Reactor pairs the two sides by message ID where the protocol has one. Where it has none, amount, time and recipient give an inferred match with a stated probability.',
      {
        icon: 'route',
        points: [
          'Lock-and-mint, burn-and-mint and liquidity bridges',
          'Swap services and decentralized exchanges followed through the contract',
          'One path on the graph across all supported networks',
        ],
      },
    ),
    card(
      'Exchange off-ramps',
      'Exchanges pool deposits, so tracing past a deposit address gives false results. Reactor stops there and tells you whom to contact.',
      {
        icon: 'landmark',
        points: [
          'Deposit address, service, jurisdiction and legal contact',
          'Amounts, hashes and times set out for a preservation request',
          'An alert when the same deposit address is used again',
        ],
      },
    ),
  ],
})

import { section } from '../../builders/section.ts'
import { card, featureRow } from '../../builders/section-items.ts'

/** What a finished trace looks like. */
export const wholePath = section('featureRows', {
  anchor: 'tracing',
  eyebrow: 'Tracing',
  title: 'One path lit, the rest ruled out',
  rows: [
    featureRow(
      'Every branch is either followed or accounted for',
      'A trace is only worth something if it says what happened to the money that did not go that way. Reactor keeps the branches that you ruled out on the graph, grey and with their reason, so that nobody can claim they were overlooked.',
      {
        points: [
          'Amounts on each hop that add up to the theft',
          'Swaps, mixers and bridges as stations, not as ends',
          'The exchange at the end, with the deposit address that it will recognise',
        ],
        picture: 'traced-graph',
      },
    ),
  ],
})

/** What breaks a trace, and what Reactor does about each. */
export const coldTrails = section('cardGrid', {
  anchor: 'cold-trails',
  title: 'Four places where a trail goes cold',
  text: 'Launderers do not break the chain. They make it tedious to read. These are the four ways they do it most, and what Reactor does about each.',
  look: 'tinted',
  columns: 2,
  cards: [
    card(
      'Peel chains',
      'A large UTXO is spent again and again: a little is peeled off to a cash-out address, the rest goes on to fresh change. A hundred transactions later a person has lost count.',
      {
        icon: 'layers',
        points: [
          'Change outputs recognised by script type, rounding and spending habit',
          'The whole chain folded into one line with its total and length',
          'Each peel listed with the service that received it',
        ],
      },
    ),
    card(
      'Mixers and CoinJoins',
      'Equal outputs and fixed-denomination pools hide which deposit became which withdrawal. Reactor ranks the candidates by timing, amounts, fees and address reuse, and calls them candidates.',
      {
        icon: 'share-2',
        points: [
          'CoinJoin transactions excluded from multi-input clustering',
          'Candidate withdrawals with a stated probability, never a bare line',
          'Wallet mistakes after the mixer, where most cases are made',
        ],
      },
    ),
    card(
      'Bridges and chain-hops',
      'Funds enter a bridge on one network and leave it on another as a different asset. Reactor pairs the two sides by message id where the protocol has one, and by amount, time and recipient where it has not.',
      {
        icon: 'route',
        points: [
          'Lock-and-mint, burn-and-mint and liquidity bridges',
          'Swap services and decentralised exchanges followed through the contract',
          'One path on the graph, however many chains it crosses',
        ],
      },
    ),
    card(
      'Exchange off-ramps',
      'Past an exchange’s deposit address the coins are pooled, and following them further is a mistake that ruins reports. Reactor stops there and tells you whom to write to.',
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

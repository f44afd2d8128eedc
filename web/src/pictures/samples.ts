/**
 * The invented addresses of pictures, mocks and code samples, each with one story. Case 2041 has its own in
 * `case-2041/nodes.ts`. Seed and Studio cannot import this: `samples.test.ts` compares what they print with it.
 */

export type Exposure = { category: string; share: number; hops: number; points: number }

export type Sample = {
  address: string
  blockchain: 'bitcoin' | 'ethereum' | 'tron'
  score: number
  /** On a sanctions list. */
  matched: boolean
  /** Their points add up to the score; all but the worst add at most 15. */
  exposures: readonly Exposure[]
  moved?: { direction: 'Deposit' | 'Withdrawal'; amount: string }
}

/** The date of labels and of the sample day. */
export const SAMPLE_DATE = '2026-10-14'

const direct = (category: string, share: number, points: number): Exposure => ({
  category,
  share,
  hops: 1,
  points,
})

/** Addresses that were screened. */
export const samples = {
  sanctioned: {
    address: '0xd8e2…41c6',
    blockchain: 'ethereum',
    score: 96,
    matched: true,
    exposures: [direct('sanctioned_entity', 1, 96)],
    moved: { direction: 'Withdrawal', amount: '12.4 ETH' },
  },
  ransomware: {
    address: '0x9c1f…d70e',
    blockchain: 'ethereum',
    score: 87,
    matched: false,
    exposures: [
      { category: 'ransomware', share: 0.61, hops: 2, points: 74 },
      direct('mixer', 0.24, 13),
    ],
    moved: { direction: 'Deposit', amount: '18.4 ETH' },
  },
  mixer: {
    address: 'TBx4…p2Lm',
    blockchain: 'tron',
    score: 64,
    matched: false,
    exposures: [
      { category: 'mixer', share: 0.18, hops: 4, points: 55 },
      direct('high_risk_exchange', 0.07, 9),
    ],
    moved: { direction: 'Deposit', amount: '48,000 USDT' },
  },
  newcomer: {
    address: '0x3ac7…e05d',
    blockchain: 'ethereum',
    score: 58,
    matched: false,
    exposures: [direct('high_risk_exchange', 1, 58)],
    moved: { direction: 'Withdrawal', amount: '6.3 ETH' },
  },
  gambling: {
    address: 'TQ5n…8kWc',
    blockchain: 'tron',
    score: 52,
    matched: false,
    exposures: [
      { category: 'gambling', share: 0.34, hops: 2, points: 44 },
      { category: 'high_risk_exchange', share: 0.12, hops: 3, points: 8 },
    ],
    moved: { direction: 'Withdrawal', amount: '9,400 USDT' },
  },
  clean: {
    address: 'bc1q7…x2md',
    blockchain: 'bitcoin',
    score: 11,
    matched: false,
    exposures: [direct('exchange', 0.92, 11)],
    moved: { direction: 'Withdrawal', amount: '0.35 BTC' },
  },
  payroll: {
    address: '0x41be…9a07',
    blockchain: 'ethereum',
    score: 4,
    matched: false,
    exposures: [direct('payment_service', 0.97, 4)],
    moved: { direction: 'Withdrawal', amount: '1.20 ETH' },
  },
  saver: {
    address: '0x7d02…11fc',
    blockchain: 'ethereum',
    score: 2,
    matched: false,
    exposures: [direct('exchange', 1, 2)],
    moved: { direction: 'Withdrawal', amount: '0.07 ETH' },
  },
  /** The one that a test key always scores 92. */
  testKey: {
    address: '0x52908400098527886E0F7030069857D2E416beef',
    blockchain: 'ethereum',
    score: 92,
    matched: false,
    exposures: [
      direct('mixer', 0.41, 80),
      { category: 'darknet_market', share: 0.03, hops: 2, points: 12 },
    ],
  },
  guideMixer: {
    address: '0x4c1e…a1b7',
    blockchain: 'ethereum',
    score: 81,
    matched: false,
    exposures: [
      direct('mixer', 0.38, 72),
      { category: 'darknet_market', share: 0.02, hops: 3, points: 9 },
    ],
  },
  guideSanctions: {
    address: 'bc1q5…w7ke',
    blockchain: 'bitcoin',
    score: 88,
    matched: false,
    exposures: [direct('sanctioned_entity', 0.61, 88)],
    moved: { direction: 'Withdrawal', amount: '0.75 BTC' },
  },
} as const satisfies Record<string, Sample>

/** Addresses without a score, and transactions: what each is. */
export const otherSamples = {
  funder: { address: '0x5fd8…c3a4', story: 'Funded accounts A and B of one venue' },
  exchangeDeposit: {
    address: '0xe3b0…4f88',
    owner: 'Millstone Exchange',
    blockchain: 'Arbitrum',
    story: 'A deposit address of Millstone Exchange, where case 2041 ends',
  },
  signer: { address: '0x71c4…9a02', story: 'A customer’s own wallet' },
  suspect: { address: 'bc1q8…tk2f', story: 'Seized from a suspect' },
  seizure: { address: 'bc1qx…q77m', story: 'Holds what was seized' },
  collection: { address: '0x9d41…', story: 'An NFT collection' },
  reporters: { address: 'TQx4mZ9…', story: 'One of twelve that victims have reported' },
  collector: { address: 'TB7kWc2…', story: 'Takes in what those twelve receive' },
  rehearsal: { address: '0x5be1…e07c', story: 'A cluster that rehearses an exploit' },
  methodsTransaction: { address: '0x9f2c…d3e1', story: 'A payment that two methods trace' },
  methodsFrom: { address: '0x8b1f…6c44', story: 'A wallet with stolen and own funds' },
  methodsTo: { address: '0x27c0…b59d', story: 'The recipient of its first payment' },
  bridgeTransaction: { address: '0x51d9…8a0c', story: 'A payment into a bridge' },
} as const

export type Investigation = {
  id: string
  address: string
  type: 'Bitcoin' | 'Ethereum'
  status: 'High Risk' | 'Suspicious' | 'Safe'
  amount: string
  date: string
}

/** The rows of the dashboard’s sample workspace. */
export const investigations: readonly Investigation[] = [
  {
    id: 'inv-1041',
    address: 'bc1qsample7x0f4k2m9d3v6t8w5y1r0e4u2i7p5a3s9',
    type: 'Bitcoin',
    status: 'High Risk',
    amount: '2.4 BTC',
    date: '2026-11-27',
  },
  {
    id: 'inv-1040',
    address: '0x00005a3b9c0de7714f2c8e6a1b5d9f3e7c2a4b81',
    type: 'Ethereum',
    status: 'Suspicious',
    amount: '15.8 ETH',
    date: '2026-11-26',
  },
  {
    id: 'inv-1038',
    address: '0x0000c81e44f0a97b3d25e6f18a0c7b9d4e2f5a16',
    type: 'Ethereum',
    status: 'Safe',
    amount: '3.2 ETH',
    date: '2026-11-24',
  },
  {
    id: 'inv-1035',
    address: 'bc1qsample3n8k5h2j7g4f1d6s9a0p8o5i2u7y4t1r6',
    type: 'Bitcoin',
    status: 'Suspicious',
    amount: '0.85 BTC',
    date: '2026-11-20',
  },
]

/** What the score rests on most, in words. */
export function reasonFor({ matched, exposures: [worst] }: Sample): string {
  if (matched) return 'On a sanctions list: blocked at any threshold'
  if (!worst) return ''
  const hops = worst.hops === 1 ? 'direct' : `${worst.hops} hops back`
  return `${Math.round(worst.share * 100)}% ${wordsOf(worst.category)}, ${hops}`
}

export const wordsOf = (category: string) =>
  category.replaceAll('_', ' ').replace('high risk', 'high-risk')

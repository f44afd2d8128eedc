type Exposure = { category: string; share: number; hops: number; points: number }
export type SampleAddress = {
  address: string
  blockchain: string
  score: number
  /** On a sanctions list. */
  matched: boolean
  /** Their points add up to the score; all but the worst add at most 15. */
  exposures: Exposure[]
}

/** Invented addresses, as in the queue and the alerts of the demonstration workspace. */
export const sampleAddresses: readonly SampleAddress[] = [
  {
    address: '0xd8e2…41c6',
    blockchain: 'ethereum',
    score: 96,
    matched: true,
    exposures: [{ category: 'sanctioned_entity', share: 1, hops: 1, points: 96 }],
  },
  {
    address: '0x9c1f…d70e',
    blockchain: 'ethereum',
    score: 87,
    matched: false,
    exposures: [
      { category: 'ransomware', share: 0.61, hops: 2, points: 74 },
      { category: 'mixer', share: 0.24, hops: 1, points: 13 },
    ],
  },
  {
    address: 'TBx4…p2Lm',
    blockchain: 'tron',
    score: 64,
    matched: false,
    exposures: [
      { category: 'mixer', share: 0.18, hops: 4, points: 55 },
      { category: 'high_risk_exchange', share: 0.07, hops: 1, points: 9 },
    ],
  },
  {
    address: 'TQ5n…8kWc',
    blockchain: 'tron',
    score: 52,
    matched: false,
    exposures: [
      { category: 'gambling', share: 0.34, hops: 2, points: 44 },
      { category: 'high_risk_exchange', share: 0.12, hops: 3, points: 8 },
    ],
  },
  {
    address: 'bc1q7…x2md',
    blockchain: 'bitcoin',
    score: 11,
    matched: false,
    exposures: [
      { category: 'exchange', share: 0.92, hops: 1, points: 9 },
      { category: 'gambling', share: 0.02, hops: 3, points: 2 },
    ],
  },
]

/** The one that is chosen at first. */
export const FIRST_ADDRESS = 1

/** What the score rests on most, in words. */
export function reasonFor({ matched, exposures: [worst] }: SampleAddress): string {
  if (matched) return 'On a sanctions list: blocked at any threshold'
  if (!worst) return ''
  const hops = worst.hops === 1 ? 'direct' : `${worst.hops} hops back`
  return `${Math.round(worst.share * 100)}% ${worst.category.replaceAll('_', ' ')}, ${hops}`
}

/** Names of the bands, which thresholds need not follow. */
const levelOf = (score: number) =>
  score >= 75 ? 'high' : score >= 50 ? 'medium' : score >= 25 ? 'guarded' : 'low'

/** The answer of `POST /v1/screen/address`, each exposure in a line of its own. */
export function answerFor({ address, blockchain, score, matched, exposures }: SampleAddress) {
  const answer = {
    address,
    blockchain,
    risk_score: score,
    risk_level: levelOf(score),
    sanctions: { matched, lists_checked: 27 },
    exposures,
    labels_version: '2026-10-14',
  }
  const fields = Object.entries(answer).map(([name, value]) => {
    const list = Array.isArray(value)
      ? `[\n${value.map((each) => `    ${inLine(each)}`).join(',\n')}\n  ]`
      : inLine(value)
    return `  "${name}": ${list}`
  })
  return `{\n${fields.join(',\n')}\n}`
}

/** JSON in one line, with the spaces that people put. */
const inLine = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{ ${Object.entries(value)
        .map(([name, part]) => `"${name}": ${JSON.stringify(part)}`)
        .join(', ')} }`
    : JSON.stringify(value)

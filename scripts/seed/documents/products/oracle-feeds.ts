import { point } from '../../builders/chart-point.ts'
import { codeExample } from '../../builders/code.ts'
import { feed } from '../../builders/product-items.ts'
import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'
import { brandDomain, brandName } from '../brand.ts'

/** Sample rounds. */
export const feeds = section('factTable', {
  anchor: 'feeds',
  eyebrow: 'Feeds',
  title: 'Available feeds and how often they update',
  text: 'A price updates when it moves by the threshold, a status when it changes. Both update again when the heartbeat expires.',
  look: 'board',
  table: table(
    ['Feed', 'Latest value', 'Deviation so far', 'Heartbeat', 'Round', 'Signers'],
    feed('ETH / USD', '$4,115.00', {
      deviation: 0.12,
      threshold: 0.5,
      heartbeat: '16 min',
      round: '18,442,706',
      signers: '13 of 15',
    }),
    feed('BTC / USD', '$112,640', {
      deviation: 0.31,
      threshold: 0.5,
      heartbeat: '16 min',
      round: '18,442,611',
      signers: '15 of 15',
    }),
    feed('USDC reserves', '100.3%', {
      deviation: 0.04,
      threshold: 0.1,
      heartbeat: '1 hour',
      round: '2,118,034',
      signers: '14 of 15',
    }),
    feed('Bridge health, locked to minted', '1.0000', {
      deviation: 0.01,
      threshold: 0.05,
      heartbeat: '5 min',
      round: '9,730,228',
      signers: '15 of 15',
    }),
    feed('Address risk, 0x9c1f…d70e', '87', {
      heartbeat: '24 hours',
      round: '41,006,512',
      signers: '13 of 15',
    }),
    feed('Sanctions, 0x9c1f…d70e', 'Not listed', {
      heartbeat: '1 hour',
      round: '7,204,118',
      signers: '15 of 15',
    }),
  ),
  note: 'Sample rounds with invented values. A contract accepts a value with 10 signatures or more.',
})

export const reading = section('codeSample', {
  anchor: 'reading',
  eyebrow: 'In use',
  title: 'Read, check the age, then act',
  text: 'The reader contract on chain and the REST call off chain both return the value with its time, signers and round. Either way, you decide how old a value may be.',
  examples: [
    codeExample(
      'JavaScript',
      'javascript',
      `const feed = await oracle.latest('sanctions/ofac-sdn', {
  network: 'ethereum',
  key: recipient,
})

const age = Date.now() - Date.parse(feed.published_at)
if (age > 90 * 60 * 1000) throw new Error('Feed is stale: fall back')
if (feed.signers < 10) throw new Error('No quorum')
if (feed.value === 'listed') return refuse(recipient, feed.round_id)`,
      { note: 'Keep round_id as your record of the value you acted on.' },
    ),
    codeExample(
      'cURL',
      'bash',
      `curl "https://oracle.${brandDomain}/feeds/eth-usd/latest?network=ethereum" \\
  -H "Authorization: Bearer $API_KEY"`,
    ),
    codeExample(
      'Response',
      'json',
      `{
  "feed": "eth-usd",
  "value": "4115.00",
  "round_id": "18442706",
  "cause": "heartbeat",
  "deviation": "0.07",
  "signers": 13,
  "quorum": 10,
  "published_at": "2026-10-14T13:59:48Z"
}`,
    ),
  ],
  points: [
    'Independent signers, and a quorum that the contract checks itself',
    'The time of a value is part of the payload',
    'Prices leave out volume that we detect as wash trading',
  ],
})

export const delay = section('chart', {
  anchor: 'delay',
  eyebrow: 'Delay',
  title: 'From a confirmed listing to a value on chain',
  text: 'An analyst confirms each listed address, 7 to 19 minutes after the notice is published. From that moment we measured how long the signed value took to appear on five networks, for eleven designations that named crypto addresses between January and September 2025.',
  kind: 'bars',
  tone: 'paper',
  valueName: 'Median delay',
  unit: 's',
  points: [
    point('Solana', 96),
    point('Base', 101),
    point('Arbitrum', 104, { highlight: true, note: 'where most contracts read it' }),
    point('Polygon', 118),
    point('Ethereum', 141),
  ],
  summary:
    'The median delay between a confirmed listing and the signed value on chain runs from 96 seconds on Solana to 141 on Ethereum; on Arbitrum, where most contracts read it, it is 104 seconds.',
  source: `${brandName} Research, 11 designations, January to September 2025.`,
})

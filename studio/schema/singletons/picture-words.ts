import type { Place, Word } from '../validation/words'

/** What every picture has: a title, small text beside it, and a text alternative. */
export const frame = (title: string, aside: string, description: string) =>
  ({
    title: ['Title', title],
    aside: ['Beside the title', aside],
    description: ['Description', description, 'spoken'],
  }) as const

/** The cells of a list: `what2` is the cell of column `what` in the second row. */
function rows<Column extends string>(columns: Record<Column, string>, ...cells: string[][]) {
  const words = cells.flatMap((row, index) =>
    Object.entries<string>(columns).map(([name, title], column) => [
      `${name}${index + 1}`,
      [`Line ${index + 1}: ${title}`, row[column] ?? ''],
    ]),
  )
  return Object.fromEntries(words) as Record<`${Column}${1 | 2 | 3 | 4 | 5 | 6 | 7}`, Word>
}

const alert = { time: 'time', what: 'reason', amount: 'amount', verdict: 'verdict' }

/** The labels of the drawn pictures, by picture. */
export const pictureWords = {
  tracedGraph: {
    title: 'Traced graph',
    words: {
      ...frame(
        'Outbound trace',
        '6 hops · 2 chains · 41 minutes',
        'A traced-transaction graph. From a reported theft one lit path leads over seven stops and six hops, through a mixer and a bridge to a second chain, and ends at a deposit address of an exchange. The hop out of the mixer is marked as inferred, with strong confidence. Dozens of other flows that branch off stay dim.',
      ),
      ...rows(
        { label: 'name', note: 'note' },
        ['Reported theft', '0x3f2e…b7d0'],
        ['0x7a41…c21e', 'first wallet'],
        ['41 addresses', 'split'],
        ['Mixer', '12 deposits'],
        ['0xc85f…02d9', 'inferred, strong'],
        ['Bridge', 'to a second chain'],
        ['Exchange deposit', '0xe3b0…4f88'],
      ),
      amount1: ['Amount after the theft', '412.80 ETH'],
      amount3: ['Amount after the split', '96.40 ETH'],
      amount6: ['Amount at the exchange', '96.12 ETH'],
      followed: ['Legend: followed', 'Followed'],
      ruledOut: ['Legend: ruled out', 'Ruled out'],
      address: ['Legend: address', 'Address'],
      service: ['Legend: service', 'Service'],
    },
  },
  caseWorkspace: {
    title: 'Case workspace',
    words: {
      ...frame(
        'Case 2041: outbound trace',
        '6 hops, 2 folded',
        'An investigation workspace. A graph follows funds over six hops, two of which are folded. Beside it is what is known about the selected address: an exchange’s deposit address, 96.12 ETH received, confirmed, with the source of the attribution.',
      ),
      theft: ['First stop', 'Theft'],
      bridge: ['Fourth stop', 'Bridge'],
      exchange: ['Last stop', 'Exchange'],
      address: ['Chosen address', '0xe3b0…4f88'],
      chosen: ['Below the address', 'Selected, hop 6'],
      ...rows(
        { term: 'name', fact: 'fact' },
        ['Cluster', 'Exchange, deposit'],
        ['Received', '96.12 ETH'],
        ['Arrived', 'Mar 14, 09:53 UTC'],
        ['Source', 'Test deposit'],
        ['Confidence', 'Confirmed'],
      ),
      note: ['Note', 'Added to the evidence list'],
      from: ['Start of the timeline', '09:12'],
      to: ['End of the timeline', '09:53'],
    },
  },
  riskScore: {
    title: 'Risk score',
    words: {
      ...frame(
        '0x9c1f…d70e',
        'Scored in 47 ms',
        'A risk score of 87 on a ruler from 0 to 100, in the range that blocks. Below it, where the funds came from: ransomware at two hops 61 percent, a mixer 24 percent, an exchange 15 percent.',
      ),
      score: ['Score, 0 to 100', '87'],
      caption: ['Below the score', 'Risk score, 0 to 100'],
      verdict: ['Verdict', 'BLOCKED'],
      parts: ['Above the parts', 'Where the funds came from'],
      ...rows(
        { label: 'name', share: 'share in percent' },
        ['Ransomware, 2 hops', '61%'],
        ['Mixer, direct', '24%'],
        ['Exchange, direct', '15%'],
      ),
    },
  },
  alertFeed: {
    title: 'Alert feed',
    words: {
      ...frame(
        'Alerts',
        'Latest 4',
        'A feed of four alerts with time, reason, amount and verdict. The newest: a deposit of 18.4 ETH from a sanctioned cluster, high risk.',
      ),
      ...rows(
        alert,
        ['14:01:58', 'Deposit from a sanctioned cluster', '18.4 ETH', 'High'],
        ['14:01:47', 'Mixer exposure above 20%', '2.05 BTC', 'Medium'],
        ['13:58:30', 'Rapid movement through new addresses', '41,200 USDT', 'Medium'],
        ['13:55:02', 'Counterparty identified', '0.80 BTC', 'Cleared'],
      ),
    },
  },
  timeline: {
    title: 'Timeline',
    words: {
      ...frame(
        'Case 2041: sequence of events',
        'UTC',
        'A timeline of four events on one morning, from the theft at 09:12 to the deposit at an exchange at 09:53, each with the proof it rests on.',
      ),
      ...rows(
        { time: 'time', what: 'event', proof: 'proof' },
        ['Mar 14, 09:12', 'Funds leave the victim’s wallet', 'Transaction 7c1e…a902'],
        ['Mar 14, 09:31', 'Split across 41 addresses', 'Gas of 38 from one address'],
        ['Mar 14, 09:44', 'Bridged to a second chain', 'Same message ID on both sides'],
        ['Mar 14, 09:53', 'Deposited at an exchange', 'Attribution: test deposit'],
      ),
    },
  },
  marketFlows: {
    title: 'Market flows',
    words: {
      ...frame(
        'Net flows, 24 hours',
        '$1.24B moved',
        'A flow diagram of one day. Whale wallets send most of their funds to one exchange; miners and retail holders split theirs between the exchange, DeFi and self-custody.',
      ),
      ...rows(
        { source: 'from', target: 'to' },
        ['Whale wallets', 'Exchange A'],
        ['Miners', 'DeFi'],
        ['Retail', 'Self-custody'],
      ),
    },
  },
  alertStream: {
    title: 'Alert stream with rules',
    words: {
      ...frame(
        'Live: deposits and withdrawals',
        '208 a second',
        'A stream of transfers, one bar for every second, in which three bars are lit. Below it the three alerts: a deposit from a sanctioned cluster, held by rule 3; mixer exposure of 22 percent, sent to review by rule 14; and nine deposits just below 10,000, sent to review by rule 21. At the foot, rule 3 in words.',
      ),
      from: ['Start of the minute', '14:01'],
      count: ['Between start and end', '3 alerts in 12,480 transfers'],
      to: ['End of the minute', '14:02'],
      ...rows(
        { ...alert, rule: 'rule' },
        ['14:01:58', 'Deposit, 34% from a sanctioned cluster', '18.4 ETH', 'Held', 'R-03'],
        ['14:01:47', 'Mixer exposure 22%, three hops back', '2.05 BTC', 'Review', 'R-14'],
        ['14:01:12', 'Nine deposits just below 10,000', '89,100 USDT', 'Review', 'R-21'],
      ),
      condition: ['Rule of line 1: condition', 'if sanctions.share > 0 and direction = in'],
      beforeAction: ['Rule of line 1: before the action', 'then'],
      action: ['Rule of line 1: action', 'hold'],
      afterAction: ['Rule of line 1: after the action', 'and notify second line'],
    },
  },
  caseLanes: {
    title: 'Case in two lanes',
    words: {
      ...frame(
        'Case 2041, Friday, March 14',
        'UTC · 57 transfers, 4 shown',
        'A timeline of one morning in two lanes. On the ledger: the theft at 09:12, a split across 41 addresses at 09:31, a bridge at 09:44, a deposit at an exchange at 09:53. On the record: a login at 09:08, and at 09:27 a message that announces the split. Each event has its exhibit number.',
      ),
      ledger: ['Left lane', 'On the ledger'],
      record: ['Right lane', 'On the record'],
      ...rows(
        { time: 'time', what: 'event', exhibit: 'exhibit' },
        ['09:08', 'Login from a new device', 'Ex. 1'],
        ['09:12', '412.80 ETH leave the wallet', 'Ex. 2'],
        ['09:27', '“It’s through. Splitting now.”', 'Ex. 3'],
        ['09:31', 'Split across 41 addresses', 'Ex. 4'],
        ['09:44', 'Bridged to a second chain', 'Ex. 5'],
        ['09:53', 'Deposited at an exchange', 'Ex. 6'],
      ),
      note: ['Note', 'Exhibits 3 and 4 are four minutes apart.'],
    },
  },
  priceFeed: {
    title: 'Price feed with rounds',
    words: {
      ...frame(
        'ETH / USD',
        'deviation 0.5% · heartbeat 16 min',
        'A price feed over one hour. The market’s line wanders inside a band of half a percent around the published value; whenever it leaves the band, or sixteen minutes have passed, a new round is published. The last three rounds are listed with ID, value, cause and number of signers.',
      ),
      round: ['Column 1', 'Round'],
      value: ['Column 2', 'Value, $'],
      cause: ['Column 3', 'Because'],
      signers: ['Column 4', 'Signers'],
      ...rows(
        { round: 'round', value: 'value', cause: 'cause', signers: 'signers' },
        ['18,442,706', '4,115.00', 'heartbeat', '13 of 15'],
        ['18,442,705', '4,118.00', '−0.52%', '14 of 15'],
        ['18,442,704', '4,139.50', '−0.51%', '15 of 15'],
      ),
      note: ['Note', 'A contract accepts a value with 10 signatures or more.'],
    },
  },
  orderBook: {
    title: 'Order book with layering',
    words: {
      ...frame(
        'Order book, 11:42:07.318',
        '1 of 4 repeats in 9 minutes',
        'An order book with a manipulation pattern. Three offers of about 400,000 each stood above the market and were canceled after 0.8 seconds. While they stood, the price fell and a bid of 96,400 was filled. Both sides were funded from one wallet.',
      ),
      ...rows(
        { askPrice: 'price asked', askSize: 'size' },
        ['0.4182', '410,000'],
        ['0.4179', '395,000'],
        ['0.4176', '402,000'],
        ['0.4171', '38,200'],
        ['0.4168', '21,700'],
      ),
      spread: ['Spread', 'Spread 0.41%'],
      mid: ['Middle price', 'Mid 0.41595'],
      ...rows(
        { bidPrice: 'price bid', bidSize: 'size' },
        ['0.4151', '96,400'],
        ['0.4148', '44,900'],
        ['0.4144', '61,300'],
      ),
      gone: ['After a fake offer', 'gone in 0.8 s'],
      filled: ['After the purchase', 'filled'],
      note: ['Note', 'Accounts A and B: one funding wallet'],
      address: ['Address of the wallet', '0x7a41…c21e'],
    },
  },
  washLoop: {
    title: 'Wash trading',
    words: {
      ...frame(
        'Pair volume, 6 hours',
        '$18.2M, of which $14.9M circular',
        'A small graph. One wallet funded two accounts at a venue twenty minutes before their first trade. The two accounts then sold the same coins to each other 286 times, an estimated 82 percent of the pair’s volume in six hours.',
      ),
      wallet: ['The wallet', '0x7a41…c21e, funded both at 05:40'],
      trades: ['Between the accounts', '286 trades'],
      left: ['Left account', 'Account A'],
      right: ['Right account', 'Account B'],
      share: ['Note', 'Estimated wash share: 82%'],
      range: ['Beside the note', 'range 79–84%'],
    },
  },
  screeningQueue: {
    title: 'Screening queue',
    words: {
      ...frame(
        'Withdrawals being screened',
        '47 ms on average',
        'A queue of five withdrawals with their risk scores. Three pass, one is sent to review, and one with a score of 87 is blocked.',
      ),
      ...rows(
        { address: 'address', amount: 'amount', score: 'score, 0 to 100', verdict: 'verdict' },
        ['0x41be…9a07', '1.20 ETH', '4', 'PASS'],
        ['bc1q7…x2md', '0.35 BTC', '11', 'PASS'],
        ['0x9c1f…d70e', '18.4 ETH', '87', 'BLOCKED'],
        ['TQ5n…8kWc', '9,400 USDT', '52', 'REVIEW'],
        ['0x7d02…11fc', '0.07 ETH', '2', 'PASS'],
      ),
    },
  },
} satisfies Record<string, Place>

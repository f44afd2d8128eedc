import { primary, quiet, secondary } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { question } from '../../builders/section-items.ts'
import { table } from '../../builders/table.ts'
import { to } from '../../builders/target.ts'
import { groups, numbers, traced } from './coverage-networks.ts'

const levels = section('factTable', {
  anchor: 'levels',
  eyebrow: 'Three levels',
  title: 'Screened, looked up or traced',
  text: 'A network moves up a level when its history is complete and its labels have passed review.',
  table: table(
    ['Level', 'What you can do', 'History'],
    [
      'Traced (17)',
      'Follow funds from hop to hop, through supported bridges and swaps, and read data feeds. All of the below.',
      'From the first block',
    ],
    [
      'Free lookup (5)',
      'Look up an address with a free account. All of the below.',
      'From the first block',
    ],
    ['All others (96)', 'Screen an address and monitor its transfers.', 'From the day we added it'],
  ),
  note: 'Screening compares an address with sanctions lists on every network. Exposure through other addresses needs a traced network.',
})

const limits = section('faq', {
  anchor: 'limits',
  title: 'Where coverage ends',
  questions: [
    question(
      'Do you trace Bitcoin Lightning?',
      'No. Payments inside Lightning channels are not on the blockchain. We can trace the bitcoin that opens a channel and the bitcoin that comes out when it closes, not what happened in between. Private ledgers, which only their members can read, are not covered either.',
    ),
    question(
      'Do you trace privacy coins?',
      'No. We do not trace Monero or the shielded part of Zcash. We can show transfers into and out of services that handle them, on networks that we trace.',
    ),
    question(
      'Do you trace through mixers?',
      'Sometimes. Where amounts, times and behavior leave few candidates, Reactor shows them with a stated confidence: confirmed, strong, moderate or indicative. Otherwise the trace ends at the mixer and says so.',
    ),
    question(
      'Which bridges do you support?',
      'Bridges that publish a message or deposit identifier are paired exactly; the others that we support are paired by inference, with the probability shown. [The announcement](/company/news/bridge-tracing-for-every-customer) explains the difference. Transfers over an unsupported bridge stay open on the graph.',
    ),
    question(
      'Which tokens are covered?',
      'On a traced network, every token that follows the network’s own standard can be traced. Prices in dollars are available for tokens with a market that passes our volume filter; the others are shown as amounts.',
    ),
    question(
      'The network I need is missing. What now?',
      '[Tell us](/company/contact) which one and why. We choose new networks by what customers’ cases need. A named analyst tells you whether we add it and, once its history is indexed, when.',
    ),
  ],
})

export const coverage = page({
  title: 'Coverage',
  path: '/resources/coverage',
  sections: [
    section('hero', {
      look: 'ledger',
      eyebrow: 'Coverage',
      title: 'Which networks we cover, and what works on each',
      text: 'We screen more networks than we trace. This page names every network that we trace and shows how the rest are counted. Not covered: payments inside Bitcoin Lightning, Monero, the shielded part of Zcash, and private ledgers.',
      actions: [
        primary('See the Traced Networks', to.anchor('traced')),
        secondary('Request Personal Demo', to.dialog('personal-demo')),
      ],
      figures: [
        registered('networks', { note: 'with full history' }),
        registered('freeBlockchains', { note: 'to look up an address' }),
        registered('blockchains', { note: 'and monitored' }),
        registered('entryNetworks', {
          note: 'each can be replaced',
        }),
      ],
    }),
    numbers,
    traced,
    levels,
    groups,
    limits,
    section('callToAction', {
      title: 'Check an address of your own',
      text: 'A free account looks up addresses on {{freeBlockchains}} blockchains. No card needed.',
      look: 'paper',
      actions: [
        primary('Get Started Free', to.route('/signup')),
        quiet('How our data is made', to.document('/products/data')),
        quiet('Audits and uptime', to.document('/company/trust')),
      ],
    }),
  ],
  seo: {
    title: 'Coverage: networks and what works on each',
    description:
      'Each network we trace with full history, the blockchains open to free accounts, and how the {{blockchains}} that can be screened and monitored add up.',
  },
})

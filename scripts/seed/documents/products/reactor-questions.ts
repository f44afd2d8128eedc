import { question } from '../../builders/section-items.ts'

export const reactorQuestions = [
  question(
    'Can you trace through a mixer?',
    `Sometimes, with a stated probability and the reasons for it. Often the answer lies on either side of the mixer: a deposit funded from an identified account, or a withdrawal later merged with coins that were never mixed.

We never present a link through a mixer as an ordinary payment. The graph and the export say which links are **observed** and which are **inferred**.`,
  ),
  question(
    'How do you decide that two addresses have one owner?',
    `By clustering heuristics, each of which is named on the label:

- **Common input:** addresses spent together in one transaction, unless it looks like a CoinJoin or another joint transaction.
- **Change:** the output that behaves like the sender’s own change, by script type, value and later spending.
- **Deposit addresses:** on account chains, addresses that forward everything to one service wallet.

Off-chain evidence is added: test transactions, seized records, public filings, sanctions notices. Every label shows its sources and a confidence: confirmed, strong, moderate or indicative.`,
  ),
  question(
    'Which tracing methods can I use?',
    'First in, first out; last in, first out; pro rata (haircut); poison; and, for account chains, the lowest intermediate balance rule. Courts differ in what they accept, so you choose the method for each case. The export names it, and you can change it without redrawing the graph.',
  ),
  question(
    'Which blockchains are covered?',
    'Addresses on {{blockchains}} blockchains can be screened and monitored, and free accounts can look up addresses on {{freeBlockchains}} of them. On {{networks}} networks, with full history, Reactor traces across hops, swaps and supported bridges as one path. [Coverage](/resources/coverage) lists each one. Coins that hide amounts, such as Monero, are not traced.',
  ),
  question(
    'Are exports made for court?',
    'They are made for disclosure: method, sources, hashes, limits and the version of the labels are all in the file, so an opposing expert can repeat the work. Whether an exhibit is admitted is for the court to decide. Onboarding includes a session on giving evidence: what to claim, what to call an inference, and what to leave out.',
  ),
  question(
    'Can we run it inside our own network?',
    'Yes. Reactor runs in our cloud, which is covered by our SOC 2 Type II report, or on-premises, with data updates delivered as signed packages. Setup takes 2-4 weeks and includes training.',
  ),
  question(
    'What does it cost to try?',
    'Nothing. A free account can open and trace single cases. For teams, API access and on-premises installations, [talk to sales](/company/contact).',
  ),
]

import { question } from '../../builders/section-items.ts'

/** Reactor's questions and answers. */
export const reactorQuestions = [
  question(
    'Can you trace through a mixer?',
    `Sometimes, and the answer is a probability. Reactor ranks candidate withdrawals by timing, amount, fee and address reuse, and shows the reasons for each rank. In practice, most cases are solved on either side of the mixer: a deposit funded from an identified account, or a withdrawal merged later with coins that were never mixed.

We do not draw a line through a mixer as though it were an ordinary payment, and the export says which links are **observed** and which are **inferred**.`,
  ),
  question(
    'How do you decide that two addresses have one owner?',
    `By clustering heuristics, each of which is named on the label:

- **Common input:** addresses spent together in one transaction, unless it looks like a CoinJoin or another joint transaction.
- **Change:** the output that behaves like the sender’s own change, by script type, value and later spending.
- **Deposit addresses:** on account chains, addresses that forward everything to one service wallet.

Off-chain evidence comes on top: test transactions, seized records, public filings, sanctions notices. Every label shows its sources and a confidence from low to confirmed.`,
  ),
  question(
    'Which tracing methods can I use?',
    'First-in first-out, last-in first-out, pro rata (haircut) and poison, and the lowest intermediate balance rule for account chains. Courts differ in what they accept, so the method is chosen for each case, named in the export, and can be changed without redrawing the graph.',
  ),
  question(
    'Which blockchains are covered?',
    'We screen and monitor {{blockchains}} blockchains, and free accounts can look up addresses on {{freeBlockchains}} of them. On {{networks}} networks, Reactor traces across hops, swaps and bridges as one path. Privacy coins that hide amounts are shown up to the point where they hide them.',
  ),
  question(
    'Has an export been used in court?',
    'Exports are made for disclosure: method, sources, hashes, limits and the version of the data are all in the file, so that an expert for the other side can repeat the work. Onboarding includes a session on giving evidence: what to claim, what to call an inference, and what to leave out.',
  ),
  question(
    'Can we run it inside our own network?',
    'Yes. Reactor runs in our cloud, which is covered by our SOC 2 Type II report, or on your premises with data updates delivered as signed packages. Setup takes 2-4 weeks and includes training.',
  ),
  question(
    'What does it cost to try?',
    'Nothing. A free account can open and trace single cases. For teams, API access and on-premises installations, [talk to sales](/company/contact).',
  ),
]

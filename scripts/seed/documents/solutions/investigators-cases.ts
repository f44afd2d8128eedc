import { figure } from '../../builders/figure.ts'
import { caseFile } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'

/** The spec's four use cases, each as an invented case. */
export const workedCases = section('stories', {
  anchor: 'use-cases',
  eyebrow: 'Use cases',
  title: 'Cases, step by step',
  text: 'The steps are typical; names, amounts and dates are invented.',
  look: 'cases',
  stories: [
    caseFile({
      sector: 'Ransomware',
      title: 'A ransom of 31.4 BTC, followed over a weekend',
      text: 'A hospital group has paid 31.4 BTC to an address from the note and calls the police on Friday afternoon. The affiliate will probably try to cash out before Monday.',
      moves: [
        'Follow the payment. Within the hour it splits 80 to 20, the affiliate’s share and the developer’s, a ratio that this ransomware family has used since spring.',
        'Look at the developer’s 20 percent first. The same wallet took the same share of eleven other payments. Seven match reports to other agencies; four were never reported.',
        'Follow the affiliate across a bridge to Ethereum. Amount, fee and time match on both sides, so the graph shows the crossing as one line and states the confidence.',
        'Most of the funds stop at a deposit address of an exchange with a law enforcement portal. Export the freeze and preservation requests, with hashes and times in UTC.',
      ],
      outcome:
        'The exchange freezes the account on Saturday, with the equivalent of 22.9 BTC in it. Eight agencies learn that they are looking at the same wallet and start to share a file.',
      figures: [
        figure('73%', 'Of the payment still in the account'),
        figure('12', 'Payments linked'),
      ],
    }),
    caseFile({
      sector: 'Fraud and scams',
      title: 'From one complaint to 163 victims',
      text: 'Over three months, the complainant was talked into an investment platform. Each deposit went to a different address, and all her bank sees is a regulated exchange.',
      moves: [
        'Enter all twelve hashes. Ten of the addresses were never used before. All twelve are swept within a day into the same consolidation wallet.',
        'Trace backward from that wallet to see who else paid into it: 170 depositors, most with amounts that grow like hers and the same pause before a “tax” payment.',
        'Ask the exchanges of origin, by production order, who those depositors are. Most never reported the fraud. Statements confirm 163 of them as victims, with dates and the names that the “broker” used.',
        'The wallet pays stablecoins to two over-the-counter desks. One of them cooperates. Ask the issuer to freeze what has not moved.',
      ],
      outcome:
        'One complaint becomes one indictment with 163 victims, and a restitution table that a clerk can check line by line.',
      figures: [figure('$6.1M', 'Frozen at the issuer'), figure('163', 'Victims in the table')],
    }),
    caseFile({
      sector: 'Money laundering',
      title: 'A courier’s phone leads to a cash broker',
      text: 'A phone seized from a courier holds three wallets. Its stablecoin transfers begin minutes after each handover of cash. Who sells digital dollars for cash, and to how many people?',
      moves: [
        'Put the handovers and the transfers on one timeline. Cash at 14:10, tokens at 14:23, every weekday but Friday.',
        'Cluster the senders. One address tops up their gas. It pays the gas of forty-one wallets in all, most of which no one has looked at yet.',
        'Separate the brokers from the exchanges. Brokers pay round amounts to many, receive from few, and keep business hours.',
        'Follow the exits. Eighteen deposit addresses at two exchanges were first used within nine days of each other and funded the same way.',
      ],
      outcome:
        'Production orders name eighteen account holders, fifteen of them mules who log in from one street. The broker is identified by the one account that pays his rent.',
      figures: [
        figure('41', 'Wallets with one gas payer'),
        figure('18', 'Accounts named in orders'),
      ],
    }),
    caseFile({
      sector: 'Darknet markets',
      title: 'A vendor found by a payment from 2019',
      text: 'The market’s database has order numbers and escrow addresses, but no names. The vendor has used three handles on three markets.',
      moves: [
        'Rebuild the escrow. Orders pay in, a fixed commission comes out, and the rest goes to one withdrawal address per vendor.',
        'Follow the vendor’s habits across three markets: the same hour, the same fee rate and the same script type for change.',
        'Go back. In 2019, before the first handle, the same cluster paid 0.21 BTC to an exchange that still keeps its records.',
        'Check the result against the parcels: postmarks from one sorting center, within a day of the withdrawals.',
      ],
      outcome:
        'One old transfer leads to an account, and a court order to its holder. The timeline of parcels and withdrawals gives the court a second line of evidence.',
      figures: [
        figure('3', 'Markets, one vendor'),
        figure('1', 'Transfer from 2019 that led to an account'),
      ],
    }),
  ],
})
